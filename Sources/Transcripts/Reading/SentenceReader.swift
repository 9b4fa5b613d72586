internal import Interface
internal import Utterances
internal import VoiceOver

/// Reads a line that is heard back into parts, by the words of a phrasebook and the plan of a sentence.
///
/// Words of VoiceOver's own are looked for only where the plan has them: role words and states in their order after what
/// is described, or before it where the person wants that. So a label that is called “Link” stays a label.
struct SentenceReader: Sendable {
  private let style: Style
  private let controls: Setting.Controls
  /// The places in the table of role words, by the words; two rows can have the same ones.
  private let roles: [String: [Int]]
  private let selected: String
  private let position: String
  /// How many pieces of a line a phrase takes at most.
  private let longestPhrase: Int

  /// A reader for the words of a language on a system, told as the person wants them.
  init(language: String, platform: Platform, settings: Settings, style: Style) {
    self.style = style
    controls = Verbosity(settings).controls
    let book = Phrasebook.forLanguage(language)
    func pattern(_ key: Phrase.Key) -> String { book[key].words(in: style, "1", "1").pattern }
    var roles: [String: [Int]] = [:]
    for (place, word) in RoleWord.all.enumerated() where word.isOfMac != (platform.system != .macOS) {
      roles[pattern(word.key), default: []].append(place)
    }
    self.roles = roles
    selected = pattern(.selected)
    position = pattern(.position)
    longestPhrase = (roles.keys + [selected, position]).map { $0.pieces(in: style).count }.max() ?? 1
  }

  /// The parts of a line; where the text does not show what a part tells, it has no kind.
  func parts(of line: String) -> [SpokenPart] {
    var sentence = Sentence(line, in: style)
    takePosition(from: &sentence)
    switch controls {
    case .after: takeRolesAfterDescription(from: &sentence)
    case .before: takeRolesBeforeDescription(from: &sentence)
    case .off: break
    }
    takeSelection(from: &sentence)
    return sentence.parts
  }

  /// The parts of a line that has become another one: words that stayed are what they are there.
  func parts(of line: String, become other: [SpokenPart]) -> [SpokenPart] {
    let own = parts(of: line)
    if own.count == 1, other.count == 1, isState(own[0]), other[0].kind == .state {
      return [SpokenPart(text: own[0].text, kind: .state)]
    }
    var pieces = own.numberedPieces(in: style)
    let otherPieces = other.numberedPieces(in: style)
    var counterparts: [Int: Int] = [:]
    for case .same(let first, let second) in Alignment.between(pieces.map(\.words), otherPieces.map(\.words)) {
      counterparts[first] = second
    }
    // A phrase of several pieces stays whole if only some of them stayed.
    let isChanged = { (index: Int) in counterparts[index] == nil && pieces[index].kind != nil }
    let changed = Set(pieces.indices.filter(isChanged).map { pieces[$0].number })
    for (first, second) in counterparts where !changed.contains(pieces[first].number) {
      pieces[first].kind = otherPieces[second].kind
      pieces[first].number = -1 - otherPieces[second].number
    }
    return pieces.joined
  }

  /// How many roles and states of VoiceOver's own are found in a line.
  func familiarity(of line: String) -> Int { parts(of: line).count { $0.kind?.noun != nil } }

  /// Whether a line of one part is a state, which is all that some answers say.
  private func isState(_ part: SpokenPart) -> Bool {
    roles[part.text.pattern]?.contains { RoleWord.all[$0].kind == .state } ?? false
  }

  // MARK: The places of the plan

  private func takePosition(from sentence: inout Sentence) {
    guard let start = sentence.starts(upTo: longestPhrase).first(where: { sentence.pattern(from: $0) == position })
    else { return }
    sentence.takeEnd(from: start, as: .position)
  }

  private func takeRolesAfterDescription(from sentence: inout Sentence) {
    if lastRole(of: sentence, before: .max) == nil { takeOwnState(from: &sentence) }
    var place = Int.max
    while let role = lastRole(of: sentence, before: place) {
      sentence.takeEnd(from: role.start, as: RoleWord.all[role.place].kind)
      place = role.place
    }
  }

  /// Takes the state that an author gave to a switch; it follows the role word.
  private func takeOwnState(from sentence: inout Sentence) {
    for end in sentence.rest.dropFirst(2).reversed() {
      var front = sentence
      front.rest = sentence.rest.lowerBound..<end
      guard let role = lastRole(of: front, before: .max), RoleWord.withOwnState.contains(RoleWord.all[role.place].key)
      else { continue }
      return sentence.takeEnd(from: end, as: .state)
    }
  }

  /// The role word at the end of what is left, if it comes early enough in their order and something is described.
  private func lastRole(of sentence: Sentence, before place: Int) -> (start: Int, place: Int)? {
    for start in sentence.starts(upTo: longestPhrase) {
      let places = roles[sentence.pattern(from: start)] ?? []
      if let found = places.last(where: { $0 < place }) { return (start, found) }
    }
    return nil
  }

  /// Takes the first role words that something follows; the names of containers stand before them.
  private func takeRolesBeforeDescription(from sentence: inout Sentence) {
    let end = sentence.rest.upperBound
    var (next, place) = (sentence.rest.lowerBound, -1)
    while next < end - 1 {
      if let role = firstRole(of: sentence, from: next, after: place) {
        sentence.take(next..<role.end, as: RoleWord.all[role.place].kind)
        (next, place) = (role.end, role.place)
      } else if place >= 0 {
        break
      } else {
        next += 1
      }
    }
    if place >= 0 { sentence.rest = next..<end }
  }

  /// The role word that begins at a piece, if it comes late enough in their order and something follows it.
  private func firstRole(of sentence: Sentence, from start: Int, after place: Int) -> (end: Int, place: Int)? {
    for end in (start + 1..<sentence.rest.upperBound).prefix(longestPhrase).reversed() {
      let places = roles[sentence.pattern(start..<end)] ?? []
      if let found = places.first(where: { $0 > place }) { return (end, found) }
    }
    return nil
  }

  private func takeSelection(from sentence: inout Sentence) {
    let start = sentence.rest.lowerBound
    for end in (start + 1..<max(start + 1, sentence.rest.upperBound)).prefix(longestPhrase)
    where sentence.pattern(start..<end) == selected {
      return sentence.take(start..<end, as: .selected)
    }
  }
}
