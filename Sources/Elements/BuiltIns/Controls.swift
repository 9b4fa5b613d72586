internal import Interface
internal import Layout

extension Derivation {
  /// A control that is pressed: one element with the words of what it shows.
  ///
  /// What becomes of controls in it is told by ``InnerControls``.
  mutating func deriveControl(
    _ placed: PlacedView, traits: ElementTraits, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    var element = Element(placed, label: contentLabel(of: placed.view), traits: traits)
    if traits.contains(.button), placed.view.isSelectionMark { element.traits.insert(.selected) }
    var separate = merge(placed, into: &element)
    if placed.view.kind == .cell { takeControls(of: placed, separate: &separate, into: &element) }
    if placed.view.kind == .toggle { makeToggle(&element, placed.view) }
    if placed.view.isCheckbox { element.traits.insert(.checkBox) }
    if placed.view.isSwitch { element.traits.insert(.switchLook) }
    if placed.view.kind == .menu {
      element.details.activation = .perform(ActionToken(openingMenuOf: Array(placed.view.children)))
    }
    finish(&element, placed.view)
    if placed.view.isPlainSwitch { element.value = placed.view.switchValue }
    // A cell with nothing to say but what its controls say is not a stop of its own.
    if placed.view.kind == .cell, element.isSilent {
      omit(placed.view, .empty)
    } else {
      nodes.append(.element(element))
    }
    if !separate.isEmpty { add(ChunkedArray(separate.map(AccessibilityNode.element)), from: placed, to: &nodes) }
  }

  /// A UIKit table cell: its texts are one element, its controls stay stops of their own; a switch without a name is the
  /// row's.
  ///
  /// Sources: mobilea11y.com (the cell joins its labels), WWDC19-250 (“… rated 1 out of 5. Add to favorites button.”),
  /// magentaA11y's recordings of switches in Settings.
  mutating func deriveCell(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    guard structure.isElement != false else {
      nodes += derive(placed.parts)
      return
    }
    deriveControl(placed, traits: [], into: &nodes)
  }

  /// Gives a cell the switch at its side that nothing else names; a cell that was made an element covers its other
  /// controls.
  ///
  /// The accessory view of UIKit is what stands in the cell itself. A switch within its content is a stop of its own.
  /// Sources: pocket-casts-ios, pull request 436, and kickstarter/ios-oss, pull request 544 (a label and a switch, “in
  /// the cell's accessoryView” one); accessibilityupto11.com, day 84.
  ///
  /// The cell has the state of the switch and is no button, so that the role of a switch is not heard of it before iOS 17
  /// (magentaA11y, videos of a row and of a switch in Settings: “Caption Panel, off”, “Reachability, off”).
  ///
  /// A cell that was made an element and given a value says its own value, and nothing of the switch that is in it.
  /// Source: WWDC17-215 (“Facebook off”, of a switch cell with such a value).
  private mutating func takeControls(of cell: PlacedView, separate: inout [Element], into element: inout Element) {
    let isMadeElement = Structure(cell.view).isElement == true
    let speaksForItself = isMadeElement && cell.view.value != nil
    if separate.count == 1, let control = separate.first, control.isNamelessSwitch, !speaksForItself,
      cell.parts.contains(where: { ViewID($0.view) == control.id })
    {
      element.becomeSwitch(like: control, asButton: platform.system == .macOS)
      separate = []
    } else if isMadeElement {
      separate = []
    }
  }

  /// Joins what is inside a control into it, and returns the controls inside, which speak for themselves.
  private mutating func merge(_ placed: PlacedView, into element: inout Element) -> [Element] {
    guard !placed.parts.isEmpty else { return [] }
    var combination = Combination()
    var separate: [Element] = []
    let outside = inherited
    var all = parts(of: placed, silent: silentImages(in: placed.view))
    inherited = outside
    // Beside its title the icon of a label is silent (brantonboehm.com; iOS 26.5 trees).
    if placed.view.kind == .label, all.contains(where: { !$0.traits.contains(.image) }) {
      all.removeAll { $0.traits.contains(.image) }
    }
    // A button that is all there is of a link gives it its name: williamdolke/HGFcollective's picture of a chat (“Send.
    // Button.” of a link around a button that shows a symbol). That a link or a button does so for a button is assumed.
    let isLone = all.count == 1
    let isOnlyControl = all.count { !$0.traits.isDisjoint(with: .controls) } == 1
    for inner in all {
      if inner.traits.isDisjoint(with: .controls) {
        combination.add(inner)
        continue
      }
      switch InnerControls(in: placed.view.kind, on: platform) {
      case .actions where inner.isPressed: combination.add(button: inner, isOnly: isLone, joinsWords: isLone)
      case .joined where inner.isPressed && isOnlyControl:
        combination.add(button: inner, isOnly: true, joinsWords: true)
        if let shown = wordsShown(by: inner, in: placed) { combination.add(words: shown) }
        element.traits = inner.traits.intersection(.notEnabled)
      case .actions, .joined, .stops: separate.append(inner)
      case .lost:
        if isLone, inner.isPressed, let name = inner.label {
          combination.add(words: MergedWords(text: name, origin: inner.id.origin))
        }
        omissions.append(Omission(kind: inner.kind, id: inner.id, reason: .insideElement))
      }
    }
    combination.finish(&element)
    return separate
  }

  /// The words that a button shows, where its author calls it something else.
  private mutating func wordsShown(by button: Element, in placed: PlacedView) -> MergedWords? {
    guard let view = placed.part(of: button), view.view.label?.applies == true else { return nil }
    let (outside, omitted) = (inherited, omissions)
    defer { (inherited, omissions) = (outside, omitted) }
    let words = parts(of: view, silent: .symbols).filter { $0.traits.contains(.staticText) }.map(\.label).joinedWords
    return words.map { MergedWords(text: $0, origin: button.id.origin) }
  }

  /// Which images without a name of the author's say nothing in a control; `nil` for the same as around it.
  ///
  /// UIKit gives an image no name (WWDC21-10121, WWDC14-210). A navigation link says only its texts: on the watch
  /// (WWDC21-10223), and on the iPad (WWDC25-224, where Apple's sample Landmarks has names over pictures that are not
  /// decorative).
  private func silentImages(in control: View) -> SilentImages? {
    if control.kind == .cell || control.kind == .navigationLink { return .all }
    // These are not controls, and as silent as what is around them.
    return control.kind == .label || control.kind == .labeledContent ? nil : .symbols
  }

  /// A toggle says the state of its switch, and a double tap turns it; one in the style of a button is selected while it
  /// is on.
  private func makeToggle(_ element: inout Element, _ view: View) {
    let isOn = view.isOn?.value.constant == .flag(true)
    if !view.isButtonToggle {
      element.value = view.switchValue
    } else if isOn {
      element.traits.insert(.selected)
    }
    guard let target = view.isOn?.target else { return }
    element.details.activation = .perform(ActionToken(setting: target, to: .flag(!isOn)))
  }

  /// A disclosure group: a button that says whether it is open, then what it shows.
  ///
  /// Source: cvs-health, DisclosureGroup.
  mutating func deriveDisclosureGroup(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    var element = Element(placed, label: contentLabel(of: placed.view), traits: .button)
    element.details.isExpanded = placed.view.isOpen
    finish(&element, placed.view)
    nodes.append(.element(element))
    let shown = derive(placed.parts)
    nodes += placed.view.label.map { label in ChunkedArray(shown.map { $0.labeled(label) }) } ?? shown
  }
}

extension PlacedView {
  /// The view inside, at any depth, that an element is of.
  fileprivate func part(of element: Element) -> PlacedView? {
    for part in parts {
      if part.view.kind == element.kind, ViewID(part.view) == element.id { return part }
      if let inner = part.part(of: element) { return inner }
    }
    return nil
  }
}

extension AccessibilityNode {
  /// The node with a label that the author gave to a view of several elements, each of which then says it.
  ///
  /// Source: cvs-health, Accordions (“it will override all text inside the expanded accordion and only the
  /// `.accessibilityLabel` will be spoken”).
  fileprivate func labeled(_ label: Label) -> AccessibilityNode {
    switch self {
    case .element(var element):
      element.label = label.applied(to: element.label)
      return .element(element)
    case .container(var container):
      container.children = ChunkedArray(container.children.map { $0.labeled(label) })
      return .container(container)
    }
  }
}

/// What becomes of controls in the label of a control.
private enum InnerControls {
  /// Buttons are actions of the whole, as in combining; other controls are stops of their own.
  case actions
  /// A button gives the whole its name and its role, and its other words after its name.
  case joined
  case stops
  /// They are neither spoken nor reached.
  case lost

  /// - A link offers the buttons in it as actions (WWDC25-224: “Featured landmark, Mount Fuji, button”, “Actions
  ///   available” of one with a button “Learn More”, and no stop after it), but not on the watch (WWDC21-10223: “Log
  ///   watering, button”).
  /// - Other controls of SwiftUI flatten what is in their label since iOS 26 (bitwarden/ios, issues 3013 and 3025: “the
  ///   nested button's own accessibility label and activation were swallowed”).
  /// - A labeled content becomes the one button in it (GeorgesAlkhouri/sealbreak, snapshots of its details, iOS 26:
  ///   “Share, Show stored share fragment, Hidden: Hidden. Button.” of a button that shows “Hidden”, and “Share, Show
  ///   stored share fragment: Hidden. Dimmed. Button.” of one that shows an indicator). Of older systems and of several
  ///   controls it is not known.
  init(in control: Kind, on platform: Platform) {
    let before26 = control == .button ? InnerControls.actions : .stops
    self =
      switch platform.system {
      case .watchOS: .stops
      case _ where control == .navigationLink: .actions
      case .iOS where control == .labeledContent, .iPadOS where control == .labeledContent: .joined
      case _ where !control.has(.flattensLabel): .stops
      case .iOS, .iPadOS, .visionOS: platform.version >= 26 ? .lost : before26
      case .macOS: before26
      }
  }
}

extension View {
  /// Whether the view shows a checkmark and no words.
  fileprivate var isSelectionMark: Bool { SymbolName.marksSelection(symbol) && title?.isEmpty ?? true }

  /// The state of a switch as UIKit has it: “1”, “0”, or “2” for mixed.
  fileprivate var switchValue: String {
    switch self.isOn?.value.constant {
    case .flag(true): "1"
    case .text("mixed"): "2"
    default: "0"
    }
  }
}

extension Element {
  /// Whether there is nothing to say of the element and nothing to do with it.
  fileprivate var isSilent: Bool {
    [label, value, hint].allSatisfy { $0?.isEmpty ?? true } && traits.isEmpty && details.activation == nil
  }

  /// Whether the element is a switch that nothing says the purpose of.
  fileprivate var isNamelessSwitch: Bool { traits.contains(.toggle) && label?.isEmpty ?? true }

  /// Takes over the state of a switch, and what a double tap does to it.
  fileprivate mutating func becomeSwitch(like control: Element, asButton isButton: Bool) {
    traits.formUnion(isButton ? control.traits : control.traits.subtracting(.button))
    value = control.value
    details.activation = control.details.activation
  }
}
