extension HearingComparison {
  /// Whether all is as it was heard.
  package var isSame: Bool { entries.allSatisfy { if case .same = $0 { true } else { false } } }

  /// How many lines were heard word for word, wherever they came.
  package var sameCount: Int {
    entries.count { entry in
      switch entry {
      case .same, .moved: true
      case .changed, .onlyHeard, .onlySimulated: false
      }
    }
  }

  /// How many of them came at another time.
  package var movedCount: Int { entries.count { if case .moved = $0 { true } else { false } } }

  /// The comparison as text: what differs, each with the rules that it follows, and the score.
  package var text: String {
    var lines: [String] = []
    for entry in entries {
      switch entry {
      case .same: continue
      case .moved(let text, let reasons): lines += ["heard at another time: \(text)"] + reasons
      case .changed(let heard, let simulated, let reasons):
        lines += ["heard:     \(heard)", "simulated: \(simulated)"] + reasons
      case .onlyHeard(let text): lines += ["only heard: \(text)"]
      case .onlySimulated(let text, let reasons): lines += ["only simulated: \(text)"] + reasons
      }
      lines.append("")
    }
    return (lines + [score]).map { $0 + "\n" }.joined()
  }

  /// The score in one line.
  package var score: String {
    let share = words.all == 0 ? 100 : words.agreeing * 100 / words.all
    let order = movedCount == 0 ? "in the order heard" : "\(movedCount) of them at another time"
    return "\(sameCount) of \(heardCount) lines as heard, \(order); \(share) % of the words"
  }
}
