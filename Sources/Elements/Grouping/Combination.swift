internal import Interface

/// What the elements inside a combined view add up to.
///
/// Labels join with a comma, and so do values and hints. The label of a button does not: each becomes a named action, and
/// a single one what a double tap does; what its value and its hint say stays (rjchatfield/AX, the elements of SwiftUI on
/// iOS 16: a header of a text and two buttons with both values and both hints).
/// Sources: WWDC24-10073 (“Unread, Looks like a wonderful time, Nick, button” with the actions Favorite and Reply),
/// WWDC19-238, cvs-health CombiningFocus; on the Mac a single button's label joins too (WWDC25-229).
struct Combination {
  private var words: [MergedWords] = []
  private var values: [String] = []
  private var hints: [String] = []
  private var traits: ElementTraits = []
  private var details = ElementDetails()
  /// Whether all of the parts are dimmed; `nil` without parts.
  private var isDimmed: Bool?

  /// The traits that survive.
  ///
  /// The word for an image does not (iOS 26), nor that one of the parts is a field (emassey0135/lumenna, iOS 27: a
  /// combined row “lost the text-field role”). The whole is dimmed if all of it is (cvs-health, a snapshot of
  /// ButtonsView: a button whose text alone is disabled is “Log In. Dimmed. Button.”).
  private static let surviving: ElementTraits = [
    .button, .link, .header, .selected, .toggle, .adjustable, .playsSound, .startsMediaSession, .updatesFrequently,
    .popUpButton, .menuButton, .draggable,
  ]

  /// Takes in an element that is not pressed.
  mutating func add(_ element: Element) {
    traits.formUnion(element.traits.intersection(Combination.surviving))
    noteDimming(of: element)
    addWords(of: element, withLabel: true)
    guard element.hasDetails else { return }
    addDetails(of: element.details)
    details.activation = details.activation ?? element.details.activation
  }

  /// Takes in a button: a disabled one gives its role alone.
  mutating func add(button: Element, isOnly: Bool, joinsWords: Bool) {
    traits.formUnion(button.traits.intersection(Combination.surviving))
    noteDimming(of: button)
    addWords(of: button, withLabel: isOnly && joinsWords)
    guard !button.traits.contains(.notEnabled) else { return }
    if isOnly {
      details.activation = button.details.activation
    } else if let name = button.name {
      var action = ActionToken(Action())
      if case .perform(let own) = button.details.activation { action = own }
      details.actions.append(CustomAction(name: name, action: action, origin: button.id.origin))
    }
    if button.hasDetails { addDetails(of: button.details) }
  }

  /// Takes in words that no element says.
  mutating func add(words shown: MergedWords) { words.append(shown) }

  private mutating func noteDimming(of element: Element) {
    isDimmed = element.traits.contains(.notEnabled) && isDimmed ?? true
  }

  private mutating func addWords(of element: Element, withLabel: Bool) {
    if withLabel, let label = element.label, !label.isEmpty {
      words.append(MergedWords(text: label, origin: element.id.origin))
    }
    if let value = element.value, !value.isEmpty { values.append(value) }
    if let hint = element.hint, !hint.isEmpty { hints.append(hint) }
  }

  private mutating func addDetails(of inner: ElementDetails) {
    // What a view around several hands on to each of them is one action of what they become.
    details.actions += inner.actions.filter { !details.actions.contains($0) }
    details.contextMenu = details.contextMenu ?? inner.contextMenu
    details.longPress = details.longPress ?? inner.longPress
    details.customContent += inner.customContent
    details.rotors += inner.rotors
    details.drops += inner.drops
    details.assumedWords += inner.assumedWords
    details.drag = details.drag ?? inner.drag
    details.headingLevel = details.headingLevel ?? inner.headingLevel
    details.isExpanded = details.isExpanded ?? inner.isExpanded
    details.increment = details.increment ?? inner.increment
    details.decrement = details.decrement ?? inner.decrement
    details.track = details.track ?? inner.track
  }

  /// Writes the sum into an element, after the words that it has already.
  consuming func finish(_ element: inout Element) {
    element.label = ([element.label] + words.map(\.text)).joinedWords
    if !values.isEmpty { element.value = values.joined(separator: ", ") }
    element.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
    element.traits.formUnion(traits)
    if isDimmed == true { element.traits.insert(.notEnabled) }
    if words.count > 1 { details.merged = words }
    if details != .none { element.details = details }
  }
}

extension [String?] {
  /// The words that there are, as one label with commas between them; `nil` if there are none.
  var joinedWords: String? {
    let words = compactMap(\.self).filter { !$0.allSatisfy(\.isWhitespace) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
