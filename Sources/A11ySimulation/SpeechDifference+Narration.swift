package import Transcripts
package import Voices

extension SpeechDifference {
  /// What a voice says of the difference: what was heard where something changed, and then what is heard there now.
  package func narration(language: String) -> [SpokenItem] {
    var before: [Passage] = []
    var now: [Passage] = []
    for entry in entries {
      switch entry {
      case .same: break
      case .removed(let passage), .movedFrom(let passage, _): before.append(passage)
      case .added(let passage), .movedTo(let passage, _): now.append(passage)
      case .changed(let old, let new):
        before.append(old)
        now.append(new)
      }
    }
    // The words between are the program's own.
    let parts = [("before", before), ("now", now)].filter { !$0.1.isEmpty }
    return parts.enumerated().flatMap { number, part in
      let announcement = SpokenPassage(
        id: part.0, text: part.0, language: "en", pauseBefore: number == 0 ? 0 : Narration.Pause.beforeHint)
      return [.passage(announcement)] + part.1.flatMap { $0.narration(language: language) }
    }
  }
}

extension TranscriptText {
  /// What a voice says of all that is heard.
  package var narration: [SpokenItem] { passages.flatMap { $0.narration(language: language) } }
}

extension TranscriptText.Passage {
  /// What is heard, with the pause before what follows later; what is done is said too, where nothing else is told.
  fileprivate func narration(language: String) -> [SpokenItem] {
    guard line.kind != .header else { return [] }
    return ([line] + afterPause).filter { !$0.heardText.isEmpty }.map { line in
      .passage(
        SpokenPassage(
          id: "\(line.number)", text: line.heardText, language: language,
          pauseBefore: line.kind == .afterPause ? Narration.Pause.beforeHint : Narration.Pause.betweenElements))
    }
  }
}
