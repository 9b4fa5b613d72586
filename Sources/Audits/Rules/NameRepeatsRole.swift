internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let nameRepeatsRole = Audit.Rule(
    "name-repeats-role",
    "A name has the word for what the element is, which VoiceOver says anyway.",
    because: "“Delete button, button” is heard (Apple's documentation of accessibilityLabel: no type in it).",
    clauses: ["11.5.2.5"],
    firing: [
      "views: [{ button: Delete button }]", "views: [{ toggle: Mute switch, isOn: true }]",
      "views: [{ image: a, label: Photo of a beach }]", "locale: de-DE\nviews: [{ button: Löschen Taste }]",
    ],
    passing: [
      "views: [{ button: Delete }]", "views: [{ text: Press the Home button }]", "views: [{ button: Link account }]",
      "views: [{ button: Insert link }]",
    ],
    .stops { stop in
      guard stop.words.count > 1, let word = stop.repeatedRole else { return nil }
      let rest = stop.label.droppingWord(word)
      return Audit.Remark(
        message: "\(word.quoted) is in the name, and is said again for what it is",
        hints: [rest.map { "call it '\($0)'" } ?? "leave the word out of the name"],
        edit: rest.map { .replace(text: stop.label, with: $0) })
    })
}

extension Audit.Stop {
  /// The word for a role of the element that begins or ends its name, or a part of it that stands between commas.
  fileprivate var repeatedRole: String? {
    let lists = screen.wordList
    for role in roles where !role.isEmpty {
      let synonyms = (lists?.roleSynonyms[role] ?? []) + [role]
      for segment in label.split(separator: ",") {
        let words = String(segment).spokenWords
        for synonym in synonyms {
          let word = synonym.spokenWords
          if words.count > word.count || segment.count < label.count, words.suffix(word.count) == word[...] {
            return synonym
          }
        }
      }
    }
    guard element.traits.contains(.image) else { return nil }
    return lists?.pictureBeginnings.first { words.count > $0.spokenWords.count && words.starts(with: $0.spokenWords) }
  }
}

extension String {
  /// The text without a word at its end, or one at its beginning; `nil` if it is at neither, or all there is.
  fileprivate func droppingWord(_ word: String) -> String? {
    let isAtEnd = lowercased().hasSuffix(" " + word.lowercased())
    guard isAtEnd else { return nil }
    let rest = String(dropLast(word.count + 1)).trimmed
    return rest.isEmpty ? nil : rest
  }
}
