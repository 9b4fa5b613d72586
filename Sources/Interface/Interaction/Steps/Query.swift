/// What a step looks for, an element, an action or a drop point: by its name, or by more than that.
package struct Query: Sendable, Hashable {
  /// How the words of a name are known.
  package enum Words: Sendable, Hashable {
    /// All of a name, or whole words of it where nothing has the name as a whole.
    case name(String)
    /// Any part of a name.
    case contains(String)
    /// A pattern that a name fits; see ``WordPattern``.
    case matches(String)
  }

  package var words: Words?
  /// A trait that the element has.
  package var role: AccessibilityTrait?
  /// Which of several it is in reading order, counted from 1.
  package var index: Int?
  /// The name of a container around the element, or of the heading of its part of the screen.
  package var within: String?

  package init(
    _ words: Words? = nil, role: AccessibilityTrait? = nil, index: Int? = nil, within: String? = nil
  ) {
    self.words = words
    self.role = role
    self.index = index
    self.within = within
  }

  /// What has a name.
  package init(_ name: String) {
    self.init(.name(name))
  }

  /// The name, if nothing but that is known.
  package var name: String? {
    guard case .name(let name)? = words, self == Query(name) else { return nil }
    return name
  }
}

extension Query: ExpressibleByStringInterpolation {
  package init(stringLiteral name: String) { self.init(name) }
}

extension Query: CustomStringConvertible {
  /// The words of a transcript for it.
  package var description: String {
    let name: String? =
      switch words {
      case .name(let text): text
      case .contains(let text): "… \(text) …"
      case .matches(let pattern): "like \(pattern)"
      case nil: nil
      }
    let limits = [role?.rawValue, index.map { "number \($0)" }, within.map { "within \($0)" }]
    return ([name] + limits).compactMap(\.self).joined(separator: ", ")
  }
}

extension Query {
  /// The places of the things whose names the words mean: of all that answer, those that are meant most surely.
  ///
  /// Things of any kind come in one array: code for each kind would be compiled in another target, and not for the kind.
  package func places(in things: [(place: Int, thing: any Answering)]) -> [Int] {
    let found: [Int] =
      switch words {
      case nil: things.map(\.place)
      case .name(let name):
        things.surest(named: name) ?? things.filter { $0.thing.answers { $0.hasWholeWords(name) } }.map(\.place)
      case .contains(let text): things.filter { $0.thing.answers { $0.contains(text) } }.map(\.place)
      case .matches(let text):
        { pattern in things.filter { $0.thing.answers { pattern.matches($0) } }.map(\.place) }(WordPattern(text))
      }
    guard let index else { return found }
    return found.indices.contains(index - 1) ? [found[index - 1]] : []
  }

  /// Whether some of the names that are known before a scenario runs can be meant.
  package func canMean(oneOf names: some Collection<String>) -> Bool {
    switch words {
    case nil: true
    case .name(let name): names.contains { $0 == name || $0.hasWholeWords(name) }
    case .contains(let text): names.contains { $0.contains(text) }
    case .matches(let text): { pattern in names.contains { pattern.matches($0) } }(WordPattern(text))
    }
  }
}

extension Answering {
  fileprivate func answers(where holds: (String) -> Bool) -> Bool { answers.contains(where: holds) }
}

extension [(place: Int, thing: any Answering)] {
  /// The places of those that answer to all of a name, or `nil` if none does.
  fileprivate func surest(named name: String) -> [Int]? {
    var surest = SurestPlaces()
    for (place, thing) in self { surest.add(place, meant: thing.strength(of: name)) }
    return surest.places.isEmpty ? nil : surest.places
  }
}

extension String {
  /// Whether some words stand in the text, and none of the letters beside them belongs to the first or the last word.
  package func hasWholeWords(_ words: String) -> Bool {
    guard !words.isEmpty else { return false }
    return ranges(of: words).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return !(before.isInWord && words.first.isInWord) && !(after.isInWord && words.last.isInWord)
    }
  }
}

extension Character? {
  fileprivate var isInWord: Bool { map { $0.isLetter || $0.isNumber } ?? false }
}
