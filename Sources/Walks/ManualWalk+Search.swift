internal import Transcripts
internal import Utterances

extension ManualWalk {
  /// Finds words in what was heard so far, and tells with which step that was.
  func search(_ words: String) -> WalkReply {
    var heard = opening
    for case .step(_, let events) in records { heard += events }
    var steps = 0
    var step = ""
    var notes: [String] = []
    for event in heard {
      if case .step(let words) = event {
        // The first screen opens by itself.
        step = steps == 0 ? words : "step \(steps), \(words)"
        steps += 1
      } else {
        notes += event.text().split(separator: "\n").filter { $0.contains(words: words) }.map { "\(step): \($0)" }
      }
    }
    return notes.isEmpty ? .note("'\(words)' was not heard so far") : WalkReply(notes: notes)
  }
}

extension StringProtocol {
  /// Whether the text has some words in it, in small or capital letters.
  func contains(words: String) -> Bool { lowercased().contains(words.lowercased()) }
}
