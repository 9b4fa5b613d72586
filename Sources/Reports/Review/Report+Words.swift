internal import Diagnostics

extension Report {
  /// The verdict in a sentence or a few.
  package var verdictInWords: String {
    let counts = Dictionary(cases.map { ($0.verdict, 1) }, uniquingKeysWith: +)
    func count(_ verdict: Verdict) -> Int { counts[verdict] ?? 0 }
    let words: [(Verdict, one: String, many: String)] = [
      (.unusable, "has a mistake in it", "have mistakes in them"),
      (.notWritten, "could not be written", "could not be written"),
      (.failed, "fails", "fail"), (.missing, "has no golden yet", "have no golden yet"),
      (.recorded, "has been recorded", "have been recorded"),
    ]
    var sentences: [String] = []
    let otherwise = cases.count(where: \.isHeardOtherwise)
    if otherwise > 0 {
      sentences.append("\(Report.scenarios(otherwise, of: cases.count)) heard otherwise than recorded.")
    } else if count(.asExpected) == cases.count {
      sentences.append(
        cases.isEmpty
          ? "There is nothing to hear."
          : cases.count == 1
            ? "The scenario is heard as recorded." : "All \(cases.count) scenarios are heard as recorded.")
    } else if count(.asExpected) > 0 {
      sentences.append("Nothing is heard otherwise than recorded.")
    }
    for (verdict, one, many) in words where count(verdict) > 0 {
      let isOne = count(verdict) == 1
      // The first sentence says what is counted.
      let noun = sentences.isEmpty ? isOne ? " scenario" : " scenarios" : ""
      sentences.append("\(isOne ? "One" : "\(count(verdict))")\(noun) \(isOne ? one : many).")
    }
    return sentences.joined(separator: " ")
  }

  private static func scenarios(_ count: Int, of all: Int) -> String {
    if count == all { return all == 1 ? "The scenario is" : "All \(all) scenarios are" }
    return "\(count) of \(all) scenarios \(count == 1 ? "is" : "are")"
  }

  /// How many findings there are that nobody has accepted.
  var findingCount: Int { cases.reduce(0) { $0 + $1.findings.count } }

  /// The cases in the order in which they are looked at: first what somebody has to decide on.
  package var casesToLookAt: [Case] { cases.filter(\.verdict.needsLook) }
}

extension Report.Case {
  /// Whether anything is heard otherwise than recorded; a flow that fails can be heard otherwise as well.
  fileprivate var isHeardOtherwise: Bool {
    switch verdict {
    case .differs: true
    case .failed, .unusable, .notWritten: changes.total > 0
    case .asExpected, .recorded, .missing: false
    }
  }
}

extension Report.Verdict {
  /// How a case came out, for people.
  var inWords: String {
    switch self {
    case .asExpected: "as recorded"
    case .recorded: "recorded"
    case .missing: "no golden yet"
    case .differs: "heard otherwise"
    case .failed: "failed"
    case .unusable: "has a mistake"
    case .notWritten: "not written"
    }
  }
}

extension Report.Changes {
  /// How much of each sort, in a few words: `2 changed, 1 new`; empty for nothing.
  package var inWords: String {
    counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
  }

  /// How much of each sort.
  var counts: [(count: Int, word: String)] {
    [(changed, "changed"), (added, "new"), (removed, "no longer heard"), (moved, "moved")]
  }
}

extension Report.Entry.Change {
  /// What a reviewer reads above the words as they were.
  var wordsBefore: String {
    switch self {
    case .same, .changed, .added, .movedTo: "Before"
    case .removed: "No longer heard"
    case .movedFrom: "Heard here before"
    }
  }

  /// What a reviewer reads above the words as they are.
  var wordsNow: String {
    switch self {
    case .same, .changed, .removed, .movedFrom: "Now"
    case .added: "New"
    case .movedTo: "Moved here"
    }
  }
}

extension Report.Line.Kind {
  /// What stands before the words where a mark would not be understood; `nil` for what is heard at once.
  package var cue: String? {
    switch self {
    case .heard: nil
    case .header: "about"
    case .screen: "screen"
    case .flow: "flow"
    case .task: "task"
    case .step: "step"
    case .offer: "available"
    case .announcement: "announcement"
    case .sound: "event"
    case .shown: "shown"
    case .afterPause: "after a pause"
    }
  }

  /// Whether the words are said, and so are in a language of their own.
  var isSaid: Bool {
    switch self {
    case .heard, .announcement, .afterPause, .offer: true
    case .header, .screen, .flow, .task, .step, .sound, .shown: false
    }
  }
}

extension Report.Section {
  /// The section's name for people: `Screen trip`.
  package var title: String {
    switch kind {
    case .heading: "About the transcript"
    case .screen: "Screen \(name)"
    case .flow: "Flow \(name)"
    }
  }

  /// How many things are heard in it.
  var heardCount: Int { entries.count { $0.now.first.map(\.kind.isSaid) ?? false } }
}

extension Report.Cost {
  /// The cost in a few words: `3 gestures, 12 words, about 6 seconds`.
  var inWords: String {
    "\(gestures.counted("gesture")), \(words.counted("word")), about \(seconds.counted("second"))"
  }
}

extension Report.Case {
  /// The command that records what is heard, in a form that a shell takes.
  package var acceptCommand: String { "a11ysim test -u \(path.quotedForShell)" }

  /// The command that makes the certain edits of findings, in a form that a shell takes.
  var fixCommand: String { "a11ysim audit --fix \(path.quotedForShell)" }

  /// The path with the variant: `comments.yaml (de)`.
  package var name: String { path + (variant.map { " (\($0))" } ?? "") }
}

extension String {
  /// The path as one word of a shell, which no program takes for an option.
  fileprivate var quotedForShell: String {
    if hasPrefix("-") { return "./\(self)".quotedForShell }
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    if isPlain, !isEmpty { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
