internal import Interface

extension Derivation {
  /// Applies what the author wrote to the element that the system made.
  mutating func finish(_ element: inout Element, _ view: View) {
    if let window = heirlooms.window, let frame = element.frame { element.isOnScreen = window.shows(frame) }
    if !heirlooms.actions.isEmpty { element.details.actions += customActions(in: heirlooms.actions) }
    var explicit: ElementTraits = []
    for modifier in view.modifiers {
      switch modifier {
      case .label(let label): element.label = label.applied(to: element.label)
      case .value(let text): element.value = text.constant
      case .hint(let text): element.hint = text.constant
      case .traits(let traits):
        explicit.formUnion(ElementTraits(traits))
        element.traits.formUnion(ElementTraits(traits))
      case .removeTraits(let traits): element.traits.subtract(ElementTraits(traits))
      case .selected(let flag) where flag.constant == true: element.traits.insert(.selected)
      case .sortPriority(let priority): element.sortPriority = priority.constant ?? 0
      default: finishDetails(of: &element, modifier)
      }
    }
    if !heirlooms.isEnabled, isDimmed(element, explicit: explicit, view) { element.traits.insert(.notEnabled) }
    if let language = heirlooms.language { element.details.language = language }
    // VoiceOver presents the row's actions first and keeps duplicates (AccessibilitySnapshot's pull request 323).
    if !heirlooms.rowActions.isEmpty {
      element.details.actions.insert(contentsOf: customActions(in: heirlooms.rowActions), at: 0)
    }
    if !heirlooms.rotors.isEmpty { element.details.rotors += heirlooms.rotors }
    if let magicTap = heirlooms.magicTap { element.details.magicTap = magicTap }
    if let escape = heirlooms.escape { element.details.escape = escape }
    if let symbol = view.symbol { noteAssumedName(of: symbol, in: &element) }
  }

  /// Notes that the label has the name of a symbol in it that nobody is known to have heard.
  private func noteAssumedName(of symbol: String, in element: inout Element) {
    let name = SymbolName(of: symbol, in: words)
    if name.isAssumed, element.label?.contains(name.text) == true { element.details.assumedWords.append(name.text) }
  }

  /// Whether an element in a disabled place is itself heard as dimmed: everything of SwiftUI's, and in a view of UIKit's
  /// controls, and what was disabled itself.
  ///
  /// Source: gewill/OpenCCman's speech of iOS 27 (“Variant dimmed”, a `Text` in a disabled `Group`).
  private func isDimmed(_ element: Element, explicit: ElementTraits, _ view: View) -> Bool {
    // A tab of the system's bar never says so (AccessibilitySnapshot, testTabBars).
    if view.kind == .tab { return false }
    if heirlooms.dimsEverything || !element.traits.isDisjoint(with: .controls) { return true }
    for case .enabled(let flag) in view.modifiers where flag.constant == false { return true }
    return false
  }

  private mutating func finishDetails(of element: inout Element, _ modifier: Modifier) {
    switch modifier {
    case .identifier(let identifier): element.identifier = identifier
    case .headingLevel(let level): element.details.headingLevel = level
    case .speech(let speech): element.details.speech = speech
    case .inputLabels(let labels): element.details.inputLabels = labels.compactMap(\.constant)
    case .customContent(let contents): element.details.customContent = contents.map(CustomDetail.init)
    case .contextMenu(let views):
      element.details.actions += customActions(in: views)
      element.details.contextMenu = views
    case .action(let action):
      if case .edit = element.details.activation {
        element.details.submission = action
      } else {
        element.details.activation = .perform(action)
      }
    case .increment(let action):
      element.details.increment = action
      element.traits.insert(.adjustable)
    case .decrement(let action):
      element.details.decrement = action
      element.traits.insert(.adjustable)
    case .zoomIn(let action):
      element.details.zoomIn = action
      element.traits.insert(.supportsZoom)
    case .zoomOut(let action):
      element.details.zoomOut = action
      element.traits.insert(.supportsZoom)
    case .links(let views): element.details.links = customActions(in: views)
    case .misspelled(let words): element.details.misspelled = words.compactMap(\.constant)
    case .draggable(let draggable) where draggable.isEnabled.constant == true:
      element.details.drag = DragSource(name: draggable.name?.constant)
      element.traits.insert(.draggable)
    case .dropTarget(let point): element.details.drops.append(DropTarget(point))
    case .dropPoints(let points): element.details.drops += points.map(DropTarget.init)
    case .cellPosition(let position): element.details.cell = position
    case .directTouch(let options):
      element.traits.insert(.allowsDirectInteraction)
      element.details.directTouch = options
    // The outline alone: the order goes by frames (AccessibilitySnapshot, ElementOrderTests).
    case .path(let points): element.details.path = points
    case .activationPoint(let point): element.details.activationPoint = point
    case .destination(let destination): element.details.activation = .open(destination)
    case .isExpanded(let bound): expand(&element, bound)
    default: break
    }
  }

  /// Tells whether what an element opens is open; a double tap changes that where it can be changed.
  private func expand(_ element: inout Element, _ bound: Bound) {
    let isExpanded = bound.value.constant?.flag ?? false
    element.details.isExpanded = isExpanded
    guard let target = bound.target, element.details.activation == nil else { return }
    element.details.activation = .perform(Action([.assign(target, .flag(!isExpanded))]))
  }

  /// The named actions that buttons offer when they stand in a list of actions.
  func customActions(in views: some Collection<View>) -> [CustomAction] {
    views.flatMap { view in
      if view.kind == .group || view.kind == .forEach { return customActions(in: view.children) }
      var element = Element(view, label: contentLabel(of: view), frame: nil)
      var action = Action()
      for modifier in view.modifiers {
        switch modifier {
        case .label(let label): element.label = label.applied(to: element.label)
        case .action(let own): action = own
        default: break
        }
      }
      return [CustomAction(name: element.label ?? "", action: action, origin: view.origin)]
    }
  }
}

extension ElementTraits {
  /// What a person can operate.
  static let controls: ElementTraits = [.button, .link, .toggle, .adjustable, .textEntry, .searchField]
}

extension Label {
  /// The label that is heard, given the one that the system made.
  ///
  /// A condition that fails brings the system's own back; what is added joins it like a label of its own.
  func applied(to standard: String?) -> String? {
    guard condition?.constant ?? true else { return standard }
    return [prepend?.constant, text.map { $0.constant } ?? standard, append?.constant].joinedWords
  }
}

extension CustomDetail {
  fileprivate init(_ content: CustomContent) {
    self.init(
      label: content.label.constant ?? "", value: content.value.constant ?? "", isImportant: content.isImportant)
  }
}

extension DropTarget {
  fileprivate init(_ point: DropPoint) {
    self.init(name: point.name?.constant, action: point.action)
  }
}
