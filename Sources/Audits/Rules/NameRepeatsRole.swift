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
      "views: [{ button: Insert link }]", "views: [{ button: Action Button }]",
    ],
    .screens { screen in
      var roles = RoleWords(screen.wordList)
      return screen.stops.compactMap { stop in
        guard stop.words.count > 1, let word = stop.repeatedRole(among: &roles),
          !screen.wordList.properNames.contains(stop.name)
        else { return nil }
        let rest = stop.label.droppingWord(word)
        return Audit.Remark(
          message: "\(word.quoted) is in the name, and is said again for what it is", stop: stop,
          // A photo, a drawing or a map may be worth telling apart.
          severity: stop.element.traits.contains(.image) && !stop.isControl ? .note : nil,
          hints: [rest.map { "call it '\($0)'" } ?? "leave the word out of the name"],
          edit: rest.map { .replace(text: stop.label, with: $0) })
      }
    })
}

/// What roles are called in names, found out once for each role.
private struct RoleWords {
  /// A name of a role, with its words in small letters.
  typealias Name = (text: String, words: [String])

  private let list: WordList
  private var known: [String: [Name]] = [:]

  init(_ list: WordList) { self.list = list }

  /// The names of the role for which VoiceOver says a word, that word last.
  mutating func names(of role: String) -> [Name] {
    if let names = known[role] { return names }
    let names = ((list.roleSynonyms[role] ?? []) + [role]).map { ($0, $0.spokenWords) }
    known[role] = names
    return names
  }

  /// How the name of a picture begins that says what it is.
  func pictureBeginning(of words: [String]) -> String? {
    list.pictureBeginnings.first { beginning in
      let beginning = beginning.spokenWords
      return words.count > beginning.count && words.starts(with: beginning)
    }
  }
}

extension Audit.Stop {
  /// The word for a role of the element that begins or ends its name, or a part of it that stands between commas.
  fileprivate func repeatedRole(among known: inout RoleWords) -> String? {
    guard !roles.isEmpty || element.traits.contains(.image) else { return nil }
    let hasParts = label.utf8.contains(UInt8(ascii: ","))
    let parts = hasParts ? label.split(separator: ",").map { String($0).spokenWords } : [words]
    for role in roles where !role.isEmpty {
      let names = known.names(of: role)
      for part in parts {
        let repeated = names.first { (part.count > $0.words.count || hasParts) && part.ends(with: $0.words) }
        if let repeated { return repeated.text }
      }
    }
    return element.traits.contains(.image) ? known.pictureBeginning(of: words) : nil
  }
}

extension [String] {
  fileprivate func ends(with words: [String]) -> Bool { last == words.last && suffix(words.count).elementsEqual(words) }
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
