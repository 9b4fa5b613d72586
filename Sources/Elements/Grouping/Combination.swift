internal import Interface

/// What the elements inside a combined view add up to.
///
/// Labels join with a comma. Buttons do not speak: each becomes a named action, and a single one what a double tap does.
/// Sources: WWDC24-10073 (“Unread, Looks like a wonderful time, Nick, button” with the actions Favorite and Reply),
/// WWDC19-238, cvs-health CombiningFocus; on the Mac a single button's label joins too (WWDC25-229).
struct Combination {
  /// Whether the label of the only button is part of the joined label.
  var joinsSingleButton: Bool
  private var words: [MergedWords] = []
  private var values: [String] = []
  private var hints: [String] = []
  private var traits: ElementTraits = []
  private var details = ElementDetails()

  init(joinsSingleButton: Bool) {
    self.joinsSingleButton = joinsSingleButton
  }

  /// The traits that survive; the word for an image does not (iOS 26), nor does that one of the parts is dimmed.
  private static let surviving: ElementTraits = [
    .button, .link, .header, .selected, .toggle, .adjustable, .playsSound, .startsMediaSession, .updatesFrequently,
    .searchField, .textEntry, .popUpButton, .draggable,
  ]

  /// Takes in one more element.
  mutating func add(_ element: Element, isOnlyButton: Bool) {
    traits.formUnion(element.traits.intersection(Combination.surviving))
    if element.isPressed {
      addButton(element, isOnly: isOnlyButton)
    } else {
      addWords(of: element)
    }
    guard element.hasDetails else { return }
    addDetails(of: element.details, isPressed: element.isPressed)
  }

  private mutating func addButton(_ element: Element, isOnly: Bool) {
    if isOnly {
      details.activation = element.details.activation
      if joinsSingleButton { addWords(of: element) }
    } else if let name = element.name {
      var action = Action()
      if case .perform(let own) = element.details.activation { action = own }
      details.actions.append(CustomAction(name: name, action: action, origin: element.id.origin))
    }
  }

  private mutating func addWords(of element: Element) {
    if let label = element.label, !label.isEmpty { words.append(MergedWords(text: label, origin: element.id.origin)) }
    if let value = element.value, !value.isEmpty { values.append(value) }
    if let hint = element.hint, !hint.isEmpty { hints.append(hint) }
  }

  private mutating func addDetails(of inner: ElementDetails, isPressed: Bool) {
    details.actions += inner.actions
    details.customContent += inner.customContent
    details.rotors += inner.rotors
    details.drops += inner.drops
    details.drag = details.drag ?? inner.drag
    details.headingLevel = details.headingLevel ?? inner.headingLevel
    details.isExpanded = details.isExpanded ?? inner.isExpanded
    details.increment = details.increment ?? inner.increment
    details.decrement = details.decrement ?? inner.decrement
    if !isPressed { details.activation = details.activation ?? inner.activation }
  }

  /// Writes the sum into the element that stands for all.
  consuming func finish(_ element: inout Element) {
    element.label = words.isEmpty ? nil : words.map(\.text).joined(separator: ", ")
    element.value = values.isEmpty ? nil : values.joined(separator: ", ")
    element.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
    element.traits = traits.isEmpty ? .staticText : traits
    if words.count > 1 { details.merged = words }
    element.details = details
  }
}
