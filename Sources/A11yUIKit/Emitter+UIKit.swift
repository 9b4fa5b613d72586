internal import Interface

/// Views of UIKit's, as readers know them.
extension Emitter {
  /// What a controller presents, and those in it.
  mutating func presentations(of controller: UIViewController) -> [Interface.View] {
    var views = controller.presented(by: &self)
    for child in controller.shownChildren { views += presentations(of: child) }
    return views
  }

  func path(of responder: UIResponder) -> PathKey { PathKey().at(.serial(responder.number)) }

  /// The views of some in another one, in their order.
  ///
  /// Where UIKit would put them by constraints is not reckoned: that they were added in the order in which they stand is
  /// assumed, unless each was given a frame.
  mutating func views(inside views: [UIView]) -> [Interface.View] {
    views.inOrder.map { view(of: $0) }
  }

  /// The view of one of UIKit's, with all that its accessibility says.
  mutating func view(of view: UIView) -> Interface.View {
    let outer = (tapped, isInsideElement)
    defer { (tapped, isInsideElement) = outer }
    if view.takesTap { tapped = view }
    if view.isAccessibilityElement { isInsideElement = true }
    var shared: Interface.View
    if view is any DrawnElsewhere || view.controller is any DrawnElsewhere {
      shared = make(.rectangle, path(of: view))
      shared.lacksWords = true
    } else {
      shared = view.description(by: &self)
    }
    let presses = view.longPresses
    if !presses.isEmpty {
      let press = make(.button, path(of: view), part: "long press", text("longPress")).with {
        $0.action = tokens.action { for press in presses { press.recognize() } }
      }
      shared.gestures.append(press)
    }
    // A text in an element is not used by itself: the element is tapped.
    let isOfElement = outer.1 && !view.takesTap && view.accessibilityTraits.isDisjoint(with: .used)
    let isReached = view.isAccessibilityElement && !shared.isControl && !isOfElement
    if let tapped, isReached, shared.action == nil {
      shared.action = tokens.action { if !view.accessibilityActivate() { tapped.tap() } }
    }
    shared.colorScheme =
      shared.colorScheme ?? view.overrideUserInterfaceStyle.shared
      ?? view.controller?.overrideUserInterfaceStyle.shared
    if view.isHidden || view.alpha <= 0 { shared.opacity = .constant(0) }
    say(view, of: &shared)
    return shared
  }

  /// Says of a view what accessibility asks of what is behind it.
  mutating func say(_ responder: UIResponder, of view: inout Interface.View) {
    let isElement = responder.isAccessibilityElement
    if !isElement, let elements = responder.accessibilityElements { list(elements, in: &view) }
    if isElement != responder.isElementByItself { view.isElement = isElement }
    if let label = responder.accessibilityLabel ?? responder.accessibilityAttributedLabel?.string {
      view.label = Interface.Label(.constant(label))
    }
    if let value = responder.accessibilityValue ?? responder.accessibilityAttributedValue?.string {
      view.value = .constant(value)
    }
    if let hint = responder.accessibilityHint ?? responder.accessibilityAttributedHint?.string {
      view.hint = .constant(hint)
    }
    view.identifier = responder.readerName
    view.language = responder.accessibilityLanguage ?? view.language
    let (traits, own) = (responder.accessibilityTraits, responder.ownTraits)
    view.traits += traits.subtracting(own).shared
    view.removeTraits += own.subtracting(traits).shared
    if responder.accessibilityElementsHidden { view.elementsHidden = .constant(true) }
    if responder.accessibilityViewIsModal { view.isModal = .constant(true) }
    if responder.shouldGroupAccessibilityChildren { view.shouldGroupChildren = true }
    if let container = responder.accessibilityContainerType.shared { view.container = container }
    if !responder.accessibilityRespondsToUserInteraction { view.respondsToUserInteraction = false }
    view.inputLabels = (responder.accessibilityUserInputLabels ?? []).map { .constant($0) }
    if isElement, traits.contains(.adjustable), view.amount == nil {
      view.increment = tokens.action { responder.accessibilityIncrement() }
      view.decrement = tokens.action { responder.accessibilityDecrement() }
    }
    for (index, action) in (responder.accessibilityCustomActions ?? []).enumerated() {
      var button = make(.button, path(of: responder), part: "custom action", text(action.name))
      button.turns.append(Int32(clamping: index))
      button.action = tokens.action { action() }
      view.actions.append(button)
    }
    for content in (responder as? any AXCustomContentProvider)?.accessibilityCustomContent ?? [] {
      view.customContent.append(
        CustomContent(
          label: .constant(content.label), value: .constant(content.value), isImportant: content.importance == .high))
    }
    for rotor in responder.accessibilityCustomRotors ?? [] {
      let targets = rotor.results.compactMap { $0.targetElement as? UIResponder }
      view.rotors.append(
        Rotor(name: .constant(rotor.name), entries: targets.map { Rotor.Entry(ElementReference($0.readerName)) }))
    }
    if isElement, view.action == nil, !view.isControl { activate(responder, &view, traits) }
  }

  /// What a double tap does with an element that only its app knows how to use.
  private mutating func activate(
    _ responder: UIResponder, _ view: inout Interface.View, _ traits: UIAccessibilityTraits
  ) {
    guard !traits.isDisjoint(with: .used) else { return }
    view.action = tokens.action { _ = responder.accessibilityActivate() }
  }

  /// Exchanges what is in a view for the elements that its app lists, in the order of the list.
  private mutating func list(_ elements: [Any], in view: inout Interface.View) {
    let responders = elements.compactMap { $0 as? UIResponder }
    view.children = ChunkedArray(responders.map { element(of: $0) })
    view.elements = responders.map { ElementReference($0.readerName) }
  }

  private mutating func element(of responder: UIResponder) -> Interface.View {
    if let view = responder as? UIView { return self.view(of: view) }
    var view = make(.element, path(of: responder))
    say(responder, of: &view)
    return view
  }
}

// MARK: - Parts of UIKit's views
extension Emitter {
  /// The items of a menu, those of menus that are shown in place among them; where there is a choice, that is the menu
  /// of which one item is always chosen: this one, or one around it.
  mutating func views(in menu: UIMenu, choosing choice: UIMenu? = nil) -> [Interface.View] {
    let chosen = choice?.chosen
    return menu.children.flatMap { element -> [Interface.View] in
      if let inner = element as? UIMenu {
        let items = views(in: inner, choosing: choice)
        if inner.options.contains(.displayInline) { return items }
        return [make(.menu, menuPath(element), text(inner.title), children: items)]
      }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      var button = make(.button, menuPath(action), text(action.title))
      button.action = tokens.action {
        choice?.choose(action)
        action.performWithSender(nil, target: nil)
      }
      if action.attributes.contains(.disabled) { button.enabled = false }
      if action.state == .on || action === chosen { button.traits = [.selected] }
      return [button]
    }
  }

  private func menuPath(_ element: UIMenuElement) -> PathKey { PathKey().at(.slot("menu")).at(.serial(element.number)) }

  mutating func views(of items: [UIBarButtonItem]) -> [Interface.View] { items.compactMap { $0.view(by: &self) } }

  /// A table or a collection in which nothing stands, which is an element that says so.
  func emptyList(_ path: PathKey) -> Interface.View {
    make(.list, path, part: "rows").with { $0.isElement = true }
  }

  /// Names what has no words of its own by the picture that it shows.
  func call(_ view: inout Interface.View, by image: UIImage) {
    if let label = image.accessibilityLabel {
      view.content = text(label)
    } else if let symbol = image.symbolName {
      view.content = .symbol(.constant(symbol))
    } else if let name = image.assetName {
      view.content = text(name)
    }
  }

  func picture(_ image: UIImage, _ path: PathKey) -> Interface.View {
    var view = make(.image, path)
    call(&view, by: image)
    return view
  }

  /// The text of something that is written in, which has the keyboard while that is its first responder.
  mutating func edited(
    _ view: UIView, _ text: String, _ set: @escaping @MainActor (String) -> Void
  ) -> Bound {
    tokens.edited(text, isLinked: true) { isBegun in
      if isBegun { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    } _: {
      set($0)
    }
  }

  mutating func noteKeyboard(of view: UIView, _ shared: inout Interface.View) {
    guard view.isFirstResponder else { return }
    shared.isEditing = true
    edited = view.readerName
  }

  /// The links in a text, each with what it leads to.
  mutating func links(in words: NSAttributedString, of view: UITextView) -> [Interface.View] {
    var found: [(NSRange, URL)] = []
    words.enumerateAttribute(.link, in: NSRange(location: 0, length: words.length)) { value, range, _ in
      if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) { found.append((range, url)) }
    }
    let open = environment.openURL
    return found.enumerated().map { index, link in
      var shared = make(
        .link, path(of: view).at(.index(index)), text(words.attributedSubstring(from: link.0).string))
      shared.action = tokens.action {
        let isOpened = view.textDelegate?.textView(
          view, shouldInteractWith: link.1, in: link.0, interaction: .invokeDefaultAction)
        if isOpened ?? true { open(link.1) }
      }
      return shared
    }
  }
}

extension Interface.View {
  /// Whether it does something of its own when it is acted on.
  fileprivate var isControl: Bool { isOn != nil || amount != nil || text != nil || selection != nil || kind == .menu }
}

extension [UIView] {
  /// How far apart two views of one row may begin, as VoiceOver's order on a phone has it.
  private static let rowHeight: CGFloat = 8

  /// From top to bottom and from left to right, where each was given a frame.
  var inOrder: [UIView] {
    guard count > 1, allSatisfy({ $0.frame.size != .zero && $0.translatesAutoresizingMaskIntoConstraints }) else {
      return self
    }
    let starts = map(\.frame.origin)
    return indices.sorted { one, other in
      let (one, other) = (starts[one], starts[other])
      return abs(one.y - other.y) >= Self.rowHeight ? one.y < other.y : one.x < other.x
    }.map { self[$0] }
  }
}

extension UIAccessibilityTraits {
  /// The traits by the names that scenarios use.
  fileprivate var shared: [AccessibilityTrait] {
    let all: [(UIAccessibilityTraits, AccessibilityTrait)] = [
      (.button, .button), (.link, .link), (.image, .image), (.selected, .selected), (.playsSound, .playsSound),
      (.keyboardKey, .keyboardKey), (.staticText, .staticText), (.summaryElement, .summaryElement),
      (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently), (.searchField, .searchField),
      (.startsMediaSession, .startsMediaSession), (.adjustable, .adjustable),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn), (.header, .header),
      (.tabBar, .tabBar), (.toggleButton, .toggle),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension UIAccessibilityContainerType {
  fileprivate var shared: ContainerType? {
    switch self {
    case .none: nil
    case .dataTable: .dataTable
    case .list: .list
    case .landmark: .landmark
    case .semanticGroup: .semanticGroup
    }
  }
}

extension UIAccessibilityTraits {
  /// Those of elements that a double tap does something with.
  fileprivate static let used: UIAccessibilityTraits = [.button, .link, .toggleButton]
}
