internal import Diagnostics
internal import Interface

/// What an import has to say of a view, before it is one or is written down.
struct ViewDraft: Sendable {
  var kind: Kind
  var place: SourcePlace
  var title: String?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: [AccessibilityTrait] = []
  var isSelected = false
  var isDisabled = false
  var isEditing = false
  var isDraggable = false
  var isExpanded: Bool?
  var isOn: Value?
  var text: String?
  var prompt: String?
  var headingLevel: Int?
  var language: String?
  var inputLabels: [String] = []
  var actions: [String] = []
  var content: [CapturedContent] = []
  var rotors: [String] = []
  var frame: Rect?
  var container: ContainerType?
  var groupsChildren = false
  var elements: [String]?
  /// What was guessed of it.
  var guesses: [Guess] = []
  var children: [ViewDraft] = []

  init(_ kind: Kind, at place: SourcePlace) {
    self.kind = kind
    self.place = place
  }
}

extension ViewDraft {
  /// The view.
  var view: View {
    var view = View(
      kind, title.map { .text(.constant($0)) } ?? .none, children: children.map(\.view), origin: place)
    view.label = label.map { Label(.constant($0)) }
    view.value = value.map { .constant($0) }
    view.isOn = isOn.map { Bound(.constant($0)) }
    view.text = text.map { Bound(.constant(.text($0))) }
    view.prompt = prompt.map { .constant($0) }
    if isEditing { view.isEditing = true }
    view.hint = hint.map { .constant($0) }
    view.traits = traits
    if isSelected { view.selected = true }
    if isDisabled { view.enabled = false }
    view.isExpanded = isExpanded.map { Bound(.constant(.flag($0))) }
    view.headingLevel = headingLevel
    view.language = language
    view.identifier = identifier
    view.inputLabels = inputLabels.map { .constant($0) }
    view.customContent = content.map(CustomContent.init)
    view.actions = actions.map { View(.button, .text(.constant($0)), origin: place) }
    view.rotors = rotors.map { Rotor(name: .constant($0), entries: []) }
    if isDraggable { view.draggable = Draggable() }
    view.container = container
    if groupsChildren { view.shouldGroupChildren = true }
    view.elements = elements?.map { ElementReference($0, origin: place) }
    view.frame = frame
    return view
  }
}

extension CustomContent {
  fileprivate init(_ captured: CapturedContent) {
    self.init(label: .constant(captured.label), value: .constant(captured.value), isImportant: captured.isImportant)
  }
}
