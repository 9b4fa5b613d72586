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
    var modifiers: [Modifier] = []
    if let label { modifiers.append(.label(Label(.constant(label)))) }
    if let value { modifiers.append(.value(.constant(value))) }
    if let isOn { modifiers.append(.isOn(Bound(.constant(isOn)))) }
    if let text { modifiers.append(.text(Bound(.constant(.text(text))))) }
    if let prompt { modifiers.append(.prompt(.constant(prompt))) }
    if isEditing { modifiers.append(.editing(true)) }
    if let hint { modifiers.append(.hint(.constant(hint))) }
    if !traits.isEmpty { modifiers.append(.traits(traits)) }
    if isSelected { modifiers.append(.selected(true)) }
    if isDisabled { modifiers.append(.enabled(false)) }
    if let isExpanded { modifiers.append(.isExpanded(Bound(.constant(.flag(isExpanded))))) }
    if let headingLevel { modifiers.append(.headingLevel(headingLevel)) }
    if let language { modifiers.append(.language(language)) }
    if let identifier { modifiers.append(.identifier(identifier)) }
    if !inputLabels.isEmpty { modifiers.append(.inputLabels(inputLabels.map { .constant($0) })) }
    if !content.isEmpty { modifiers.append(.customContent(content.map(CustomContent.init))) }
    if !actions.isEmpty { modifiers.append(.actions(actions.map { View(.button, .text(.constant($0)), origin: place) })) }
    if !rotors.isEmpty { modifiers.append(.rotors(rotors.map { Rotor(name: .constant($0), entries: []) })) }
    if isDraggable { modifiers.append(.draggable(Draggable())) }
    if let container { modifiers.append(.container(container)) }
    if groupsChildren { modifiers.append(.shouldGroupChildren(true)) }
    if let elements { modifiers.append(.elements(elements.map { ElementReference($0, origin: place) })) }
    if let frame { modifiers.append(.frame(frame)) }
    return View(
      kind, title.map { .text(.constant($0)) } ?? .none, modifiers: modifiers, children: children.map(\.view),
      origin: place)
  }
}

extension CustomContent {
  fileprivate init(_ captured: CapturedContent) {
    self.init(label: .constant(captured.label), value: .constant(captured.value), isImportant: captured.isImportant)
  }
}
