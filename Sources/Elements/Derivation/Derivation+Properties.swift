internal import Interface

extension Derivation {
  /// Applies what the author wrote to the element that the system made.
  mutating func finish(_ element: inout Element, _ view: View) {
    // What nobody said anything about is not asked for: most views say something in one or two groups.
    let said = view.groups
    if context.isUIKits { element.isUIKits = true }
    if context.isInMenu { element.traits.insert(.menuItem) }
    if let window = context.window, let frame = element.frame { element.isOnScreen = window.shows(frame) }
    if !context.actions.isEmpty { element.details.actions += customActions(in: context.actions) }
    let label = said.contains(.wording) ? view.label : nil
    if let label {
      element.label = label.applied(to: element.label)
    } else if said.contains(.attachments), let badge = badge(of: view) {
      element.label = [element.label, badge].joinedWords
    }
    // What the author says in place of the system's words is nobody's guess.
    let isLabelWritten = label.map { $0.text != nil && $0.condition?.constant ?? true } ?? false
    if isLabelWritten, element.hasDetails {
      let value = element.value ?? ""
      element.details.assumedWords.removeAll { !value.contains($0) }
    }
    if let title = view.title, title != element.label, !title.isEmpty { element.title = title }
    if said.contains(.wording) { addWords(to: &element, view) }
    if said.contains(.exposure), let priority = view.priority { element.sortPriority = priority }
    if !context.handedOn.isEmpty { context.handedOn.apply(to: &element, isPart: context.isJoined) }
    if !said.isEmpty {
      addDetails(to: &element, view, said)
      if said.contains(.dragging) { addDragging(to: &element, view) }
      addActions(to: &element, view, said)
    }
    if !context.isEnabled, isDimmed(element, view) { element.traits.insert(.notEnabled) }
    if let language = context.language { element.details.language = language }
    addSurroundings(to: &element)
    if let symbol = view.symbol, !isLabelWritten { noteAssumedName(of: symbol, in: &element) }
    if said.contains(.wording), let recognized = view.recognized?.constant, !recognized.isEmpty {
      // The name of a file or a symbol is none of the author's.
      let isNamed = label != nil || (view.kind != .image && view.title?.isEmpty == false)
      element.details.recognized = Recognition(words: recognized, isGuess: !isNamed)
    }
  }

  /// Adds what the views around the element give it: the actions of its row, its menu, what gestures do.
  private func addSurroundings(to element: inout Element) {
    // VoiceOver presents the row's actions first and keeps duplicates (AccessibilitySnapshot's pull request 323;
    // signalapp/Signal-iOS, issue 4805: “archive” and “delete” twice).
    if !context.rowActions.isEmpty {
      element.details.actions.insert(contentsOf: customActions(in: context.rowActions), at: 0)
    }
    if !context.menu.isEmpty { offer(context.menu, at: &element) }
    if let tap = context.tap { letThrough(tap, to: &element) }
    if let press = context.longPress, !element.takesTouches {
      element.details.longPress = element.details.longPress ?? ActionToken(press)
    }
    if !context.rotors.isEmpty { element.details.rotors += context.rotors }
    if let magicTap = context.magicTap { element.details.magicTap = ActionToken(magicTap) }
    if let escape = context.escape { element.details.escape = ActionToken(escape) }
    if let nextPage = context.nextPage { element.details.nextPage = ActionToken(nextPage) }
    if let previousPage = context.previousPage { element.details.previousPage = ActionToken(previousPage) }
    if let page = context.page { element.details.page = page }
    if let refresh = context.refresh { element.details.refresh = ActionToken(refresh) }
  }

  /// Adds what the author says of the element besides its label.
  private func addWords(to element: inout Element, _ view: View) {
    if let value = view.value { element.value = value.constant }
    if let hint = view.hint { element.hint = hint.constant }
    if let identifier = view.identifier { element.identifier = identifier }
    element.traits.formUnion(ElementTraits(view.traits))
    var removed = ElementTraits(view.removeTraits)
    if staysButton(view) { removed.remove(.button) }
    element.traits.subtract(removed)
    if view.selected?.constant == true { element.traits.insert(.selected) }
  }

  /// Whether a button is one whatever its author takes from it, as SwiftUI's is up to iOS 15.
  ///
  /// Sources: SAP/cloud-sdk-ios-fiori, issue 436, iOS 15.5; SchweizerischeBundesbahnen/mobile-ios-design-swiftui, pull
  /// request 4, of January 2022 (“However, it still does say it”). That it can be taken since iOS 16 is assumed.
  private func staysButton(_ view: View) -> Bool {
    view.kind == .button && !context.isUIKits && platform.generation < 16
  }

  /// The badge of what is one element, read after its name; zero shows none, as in SwiftUI.
  ///
  /// Source: the elements of SwiftUI on iOS 16, where a text in a tab has its badge for a value (rjchatfield/AX). Of rows
  /// it is assumed: no recording has one.
  private func badge(of view: View) -> String? {
    guard view.kind != .tab, let badge = view.badge?.constant, !badge.isEmpty, badge != "0" else { return nil }
    return badge
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
  private func isDimmed(_ element: Element, _ view: View) -> Bool {
    // A tab of the system's bar never says so (AccessibilitySnapshot, testTabBars).
    if view.kind == .tab { return false }
    return context.dimsEverything || !element.traits.isDisjoint(with: .controls) || view.enabled?.constant == false
  }

  /// Adds what else the author says of an element, and how it is spoken.
  private func addDetails(to element: inout Element, _ view: View, _ said: PropertyGroups) {
    if said.contains(.spokenDetails) {
      if let level = view.headingLevel { element.details.headingLevel = level }
      if let speech = view.speech { element.details.speech = speech }
      if !view.inputLabels.isEmpty { element.details.inputLabels = view.inputLabels.compactMap(\.constant) }
      if !view.customContent.isEmpty { element.details.customContent = view.customContent.map(CustomDetail.init) }
    }
    if said.contains(.controlState), !view.misspelled.isEmpty {
      element.details.misspelled = view.misspelled.compactMap(\.constant)
    }
    if said.contains(.uiKit) {
      if let position = view.cellPosition { element.details.cell = position }
      if let options = view.directTouch {
        element.traits.insert(.allowsDirectInteraction)
        element.details.directTouch = options
      }
      // The outline alone: the order goes by frames (AccessibilitySnapshot, ElementOrderTests).
      if !view.path.isEmpty { element.details.path = view.path }
      if let point = view.activationPoint { element.details.activationPoint = point }
    }
    if said.contains(.interaction) {
      if let keys = view.keyboardShortcut { element.details.keyboardShortcut = keys }
      if let responds = view.respondsToUserInteraction { element.details.respondsToUserInteraction = responds }
    }
  }

  private func addDragging(to element: inout Element, _ view: View) {
    if let draggable = view.draggable, draggable.isEnabled.constant == true {
      element.details.drag = DragSource(
        name: draggable.name?.constant, isRow: context.isInRow || element.kind == .cell,
        action: draggable.action.map { ActionToken($0) })
      element.traits.insert(.draggable)
    }
    if let point = view.dropTarget { element.details.drops.append(DropTarget(point)) }
    if !view.dropPoints.isEmpty { element.details.drops += view.dropPoints.map(DropTarget.init) }
  }

  /// Adds what can be done with an element; an action of the author's stands in place of the kind's own.
  private func addActions(to element: inout Element, _ view: View, _ said: PropertyGroups) {
    let (isHandled, hasState) = (said.contains(.interaction), said.contains(.controlState))
    if isHandled { addMenus(to: &element, view) }
    if isHandled, let press = view.longPressAction { element.details.longPress = ActionToken(press) }
    if hasState, let destination = view.destination { element.details.activation = .perform(ActionToken(destination)) }
    if isHandled, let action = view.action {
      if case .edit = element.details.activation {
        element.details.submission = ActionToken(action)
      } else {
        element.details.activation = .perform(ActionToken(action).after(ownChange(of: element, view, before: action)))
      }
    }
    if hasState, let bound = view.isExpanded { expand(&element, bound) }
    if isHandled { addAdjustments(to: &element, view) }
  }

  /// What a switch does to its own state before the action at it, as UIKit's sends its action once it has turned; `nil` where
  /// the action does that itself, and in an app in Swift, where an action at a control stands in place of the control's.
  private func ownChange(of element: Element, _ view: View, before action: Action) -> ActionToken? {
    guard case .perform(let turn) = element.details.activation, let target = view.isOn?.target,
      !action.effects.contains(where: { $0.sets(target) })
    else { return nil }
    return turn
  }

  /// Lets a double tap on an element that takes no taps itself reach what is around it.
  ///
  /// The system taps at the middle of an element that does not say what its activation does (AccessibilitySnapshot, of the
  /// activation point; Deque's rule “inaccessible action”, which asks for a control to lie there).
  private func letThrough(_ tap: Action, to element: inout Element) {
    guard element.details.activation == nil, !element.takesTouches else { return }
    element.details.activation = .perform(ActionToken(tap))
  }

  /// Adds the lists of actions that an element offers.
  private func addMenus(to element: inout Element, _ view: View) {
    if !view.contextMenu.isEmpty {
      element.details.actions += customActions(in: view.contextMenu)
      element.details.contextMenu = ActionToken(openingMenuOf: view.contextMenu)
    }
    if !view.editActions.isEmpty { element.details.editActions = customActions(in: view.editActions) }
    if !view.links.isEmpty { element.details.links = customActions(in: view.links) }
  }

  /// Adds the menu of a stack around, after what the element has itself.
  private func offer(_ menu: [View], at element: inout Element) {
    element.details.actions += customActions(in: menu)
    element.details.contextMenu = element.details.contextMenu ?? ActionToken(openingMenuOf: menu)
  }

  /// Adds what swipes up and down do.
  private func addAdjustments(to element: inout Element, _ view: View) {
    if let action = view.increment {
      element.details.increment = ActionToken(action)
      element.traits.insert(.adjustable)
    }
    if let action = view.decrement {
      element.details.decrement = ActionToken(action)
      element.traits.insert(.adjustable)
    }
    if let action = view.zoomIn {
      element.details.zoomIn = ActionToken(action)
      element.traits.insert(.supportsZoom)
    }
    if let action = view.zoomOut {
      element.details.zoomOut = ActionToken(action)
      element.traits.insert(.supportsZoom)
    }
  }

  /// Tells whether what an element opens is open; a double tap changes that where it can be changed.
  private func expand(_ element: inout Element, _ bound: Bound) {
    let isExpanded = bound.value.constant?.flag ?? false
    element.details.isExpanded = isExpanded
    guard let target = bound.target, element.details.activation == nil else { return }
    element.details.activation = .perform(ActionToken(setting: target, to: .flag(!isExpanded)))
  }

  /// The named actions that buttons offer when they stand in a list of actions; what only shows something, or is
  /// hidden, offers none.
  func customActions(in views: some Collection<View>) -> [CustomAction] {
    views.filter { $0.hidden?.constant != true }.flatMap { view in
      guard view.kind.has(.act) else { return customActions(in: view.children) }
      return [
        CustomAction(
          name: name(ofAction: view) ?? "", action: ActionToken(view.action ?? Action()),
          isEnabled: view.enabled?.constant ?? true, origin: view.origin)
      ]
    }
  }

  /// What a button is called in a list of actions: by its label, else by its title or by all that it shows.
  ///
  /// A picture without a label goes by its name there, too (Automattic/simplenote-ios, issue 1018: “icon trash”).
  private func name(ofAction view: View) -> String? {
    guard view.hidden?.constant != true else { return nil }
    let parts = view.children.compactMap { name(ofAction: $0) }
    let content = contentLabel(of: view) ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
    return view.label.map { $0.applied(to: content) } ?? content
  }
}

extension ElementTraits {
  /// What a person can operate.
  package static let controls: ElementTraits = [.button, .link, .toggle, .adjustable, .textEntry, .searchField]
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
    self.init(name: point.name?.constant, action: ActionToken(point.action))
  }
}

extension ActionToken {
  /// What following a link asks for; an address leads out of the app.
  fileprivate init(_ destination: Destination) {
    switch destination {
    case .screen(let name, let origin): self.init(Action([.push(name, origin)]))
    case .address: self.init(Action())
    }
  }
}

extension Element {
  /// Whether it is a control, which keeps the touches on it to itself.
  fileprivate var takesTouches: Bool {
    let takers: KindFacts = [.act, .textInput, .amount, .question]
    return !kind.facts.isDisjoint(with: takers)
  }
}
