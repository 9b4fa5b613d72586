internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let soundsAlike = Audit.Rule(
    "sounds-alike",
    "Controls that are near each other and do different things sound the same.",
    because: "“Reply, button” and “Reply, button”: nobody can tell to whom (A11yUITests, duplicated labels).",
    criteria: ["2.4.6"], clauses: ["11.2.4.6"],
    isAboutWords: true,
    firing: [
      "views: [{ text: Nick }, { button: Reply, action: { announce: { text: a, delay: 1 } } }, { text: Beth }, { button: Reply, action: { announce: { text: b, delay: 1 } } }]"
    ],
    passing: [
      "views: [{ text: Nick }, { button: Reply to Nick, action: { announce: { text: a, delay: 1 } } }, { text: Beth }, { button: Reply to Beth, action: { announce: { text: b, delay: 1 } } }]",
      "views: [{ text: '0' }, { text: '0' }]",
      "views: [{ button: A, action: back }, { text: B }, { button: A, action: back }]",
      "views: [{ button: Details, hint: What a good name is, action: { announce: { text: a, delay: 1 } } }, { text: Names }, { button: Details, hint: What a good hint is, action: { announce: { text: b, delay: 1 } } }]",
      "state: { t: tea }\nviews: [{ searchField: , text: $t, label: Trips }, { searchField: , text: $t, label: Trips below }]",
      "views: [{ form: [{ datePicker: Starts, selection: 2026-11-23 }, { datePicker: Ends, selection: 2026-11-23 }] }]",
    ],
    .screens { screen in
      screen.alike.compactMap { group in
        guard let first = group.first, group.isNear else { return nil }
        let areTold = group.contains(where: \.hasEffect)
        let places = group.map { "\($0.index + 1)" }
        return Audit.Remark(
          message: "\(first.sentence.quoted) is heard at \(group.count) stops: \(places.inWords)", stop: first,
          severity: areTold ? nil : .note,
          notes: group.notesElsewhere,
          hints: ["say which in each \(code: "label"), as in '\(first.label) …'"])
      }
    })
}

extension Audit.Screen {
  /// Looks for ``alike``.
  ///
  /// - Complexity: linear in the stops, by a table of sentences.
  func groupsOfAlike() -> [[Audit.Stop]] {
    var firsts = [Heard: Int](minimumCapacity: stops.count)
    // By the first stop of each group; most stops are in none, since nothing else sounds alike.
    var groups: [Int: [Audit.Stop]] = [:]
    // The buttons of date pickers are the system's, which names them all alike, and so are the handles of rows.
    for stop in stops
    where stop.isControl && !stop.name.isEmpty && stop.element.kind != .datePicker && stop.element.details.handle == nil
    {
      let first = firsts.value(of: Heard(sentence: stop.sentence, hint: stop.tellingHint), orSet: stop.index)
      if first != stop.index { groups[first, default: [stops[first]]].append(stop) }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value).filter { group in
      // One effect offered twice is one thing; so is what is known to do nothing.
      let effects = Set(group.map { $0.activation })
      let hasOneEffect = effects.count == 1 && group[0].hasEffect && !group[0].isInLoop
      let isTyped = group.contains { $0.element.traits.contains(.textEntry) }
      return !hasOneEffect || isTyped
    }
  }
}

extension Audit.Stop {
  /// The hint, unless it only says the label again.
  fileprivate var tellingHint: String? {
    guard let hintWords, !hintWords.allSatisfy(words.contains) else { return nil }
    return hint
  }
}

extension Dictionary {
  /// The value of a key, which is set to another one if there is none yet, in one look into the table.
  fileprivate mutating func value(of key: Key, orSet new: Value) -> Value {
    { (value: inout Value) in value }(&self[key, default: new])
  }
}

/// All that is heard at a stop: the hint is a part of it, though it comes after a pause.
private struct Heard: Hashable {
  var sentence: String
  var hint: String?
}

extension [Audit.Stop] {
  /// Where the others stand, as far as they were not written at the place of the first; three at the most.
  var notesElsewhere: [Diagnostic.Note] {
    guard let first else { return [] }
    var known: Set = [first.element.id.origin]
    return dropFirst().filter { known.insert($0.element.id.origin).inserted }.prefix(3).map {
      Diagnostic.Note("here too", at: $0.element.id.origin.known)
    }
  }

  /// Whether any two that follow each other are no more than ten swipes apart.
  var isNear: Bool { zip(self, dropFirst()).contains { $1.index - $0.index <= 10 } }
}

extension [String] {
  /// “2, 5 and 8”; of many, the first ones.
  var inWords: String {
    guard count <= 4 else { return prefix(3).joined(separator: ", ") + " and \(count - 3) more" }
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
