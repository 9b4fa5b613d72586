internal import Interface

/// The notation of AccessibilitySnapshot: `Selected: Label: Value. Button. 2 of 3.`
extension Utterance {
  var snapshotDescription: String {
    var description = SnapshotDescription(isOfEditing: parts.contains { $0.phrase == .isEditing })
    for part in parts { description.add(part, words(of: part, in: .snapshot)) }
    return description.text
  }

  /// The author's hint and the system's are one string; the offers follow it.
  var snapshotLinesAfterPause: [String] {
    var hint = ""
    var lines: [String] = []
    for part in parts where part.kind.followsPause {
      let words = self.words(of: part, in: .snapshot)
      if part.kind == .hint || part.kind == .systemHint {
        if hint.hasSuffix(".") { hint.removeLast() }
        hint += hint.isEmpty ? words : ". \(words)"
      } else {
        lines.append(words)
      }
    }
    return hint.isEmpty ? lines : [hint] + lines
  }
}
