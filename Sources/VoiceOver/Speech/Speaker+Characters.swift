internal import Elements
internal import Interface
internal import Utterances

extension Speaker {
  /// Characters, one after the other, each by its name.
  func characters(_ text: String, isDeletion: Bool = false, of element: Element?) -> Utterance {
    var characters = text.map { part(for: $0) }
    guard isDeletion else { return utterance(of: characters, element) }
    if verbosity.deletions == .pitch {
      for index in characters.indices { characters[index].pitch = Speaker.pitchOfDeletions }
    }
    let isNamed = verbosity.deletions == .speak
    return utterance(
      of: (isNamed ? [Utterance.Part(kind: .notice, text: "", phrase: .deleted)] : []) + characters, element)
  }

  /// What is heard of text while it is typed: its characters, and the words that it completes, as the person wants it.
  ///
  /// A word is complete when something comes after it that is none of its letters (assumed).
  func typed(_ text: String, after before: ArraySlice<Character>, of element: Element?) -> Utterance {
    var parts: [Utterance.Part] = []
    var word = String(before.suffix(while: \.isOfWord))
    for character in text {
      if verbosity.typing.hasCharacters { parts.append(part(for: character)) }
      if character.isOfWord {
        word.append(character)
      } else {
        if verbosity.typing.hasWords, !word.isEmpty { parts.append(Utterance.Part(kind: .notice, text: word)) }
        word = ""
      }
    }
    return utterance(of: parts, element)
  }

  /// How much higher a capital letter is spoken; estimated by ear.
  private static let pitchOfCapitals = 1.3
  /// How much lower a deleted character is spoken (blindios.uk); how much is assumed.
  private static let pitchOfDeletions = 0.7

  private func part(for character: Character) -> Utterance.Part {
    var part = Utterance.Part(kind: .notice, text: String(character), phrase: phrase(for: character))
    if verbosity.capitals == .pitch, character.isUppercase { part.pitch = Speaker.pitchOfCapitals }
    return part
  }

  /// The phrase for a character that is read alone, or `nil` for one that speaks for itself.
  private func phrase(for character: Character) -> Phrase.Key? {
    if character == " " { return .space }
    if character.isUppercase { return verbosity.capitals == .cap ? .capital : nil }
    return Spelling.marks[character]
  }
}

extension Character {
  /// Whether the character is a part of the word that it stands in.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension ArraySlice<Character> {
  /// The characters at the end that fit.
  fileprivate func suffix(while fits: (Character) -> Bool) -> ArraySlice<Character> {
    self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
