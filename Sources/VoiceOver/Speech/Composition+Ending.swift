internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Composition {
  mutating func addPosition() {
    guard verbosity.speaksContainers else { return }
    switch context {
    case .series(let position), .tab(let position): addPosition(position)
    case .none, .list, .landmark, .cell:
      if let position = details?.wrapped.position { addPosition(position) }
    }
  }

  private mutating func addPosition(_ position: Position) {
    addPhrase(.position, .position, number(position.index), number(position.count))
  }

  /// What VoiceOver Recognition takes a nameless element for, or finds in the picture of a named one.
  ///
  /// Sources: SwissCovid/swisscovid-app-ios, issue 246, iOS 13 (“Möglicherweise, Information”); accessibilityupto11.com,
  /// day 197 (“button, bellIcon, possibly notification”); dotnet/maui, issue 3732, iOS 15 (“Keto Fat Bombs, Button,
  /// Dessert, Keto Fat Bombs”).
  mutating func addRecognition() {
    guard verbosity.recognizes, let recognized = details?.wrapped.recognized else { return }
    if recognized.isGuess { addPhrase(.recognition, .possibly) }
    parts.append(Utterance.Part(kind: .recognition, text: recognized.words))
  }

  mutating func addHints(skippingAuthored isConsumed: Bool) {
    guard verbosity.speaksHints else { return }
    // The system's hints are about gestures; those of the Mac tell keys.
    let takesGestures = !element.has(.notEnabled) && !isMac
    let (details, wishes) = (details, verbosity.wishes)
    let ofRole = takesGestures ? SystemHint.ofRole(of: element, details, wishes: wishes) : nil
    let isReplaced = ofRole?.replacesHint == true && !wishes.contains(.fieldHints)
    if let hint = element.hint, !hint.isEmpty, !isConsumed, !isReplaced { add(.hint, hint) }
    if let key = ofRole?.key { addPhrase(.systemHint, key) }
    if isMac {
      // No other language's words are known, and a sentence of English in another language would be wrong.
      for key in MacHint.phrases(for: element, as: macRole) where phrasebook.has(key) {
        addMacHint(key)
      }
    }
    if takesGestures, SystemHint.tellsAdjustment(of: element) { addPhrase(.systemHint, .adjustHint) }
    for rotor in details?.wrapped.rotors ?? [] { addPhrase(.systemHint, .rotorHint, rotor.name) }
    if verbosity.hintsAtActions, verbosity.actions == .speak, details?.wrapped.actions.isEmpty == false {
      addPhrase(.systemHint, .actionsHint)
    }
  }

  /// Adds a hint of the Mac's with the numbers that it tells.
  private mutating func addMacHint(_ key: Phrase.Key) {
    if key == .onRadioButton, case .series(let place) = context {
      addPhrase(.systemHint, key, number(place.index), number(place.count))
    } else {
      addPhrase(.systemHint, key, key == .onHeading ? headingLevel : "")
    }
  }

  mutating func addOffers() {
    guard let details else { return }
    if !details.wrapped.actions.isEmpty, verbosity.actions == .speak, !verbosity.hintsAtActions {
      addPhrase(.actionsAvailable, .actionsAvailable)
    }
    if !details.wrapped.customContent.isEmpty, verbosity.moreContent == .speak {
      addPhrase(.moreContentAvailable, .moreContentAvailable)
    }
  }
}
