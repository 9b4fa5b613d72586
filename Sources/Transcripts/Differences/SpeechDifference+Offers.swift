extension SpeechDifference {
  /// What has become of what can be found at a stop, name by name: “action 'Reply' is no longer offered”.
  func offerNotes(from old: Passage, to new: Passage) -> [String] {
    offerPairs(from: old, to: new).flatMap { pair -> [String] in
      let (old, new) = (pair.0.map { OfferText($0.text) }, pair.1.map { OfferText($0.text) })
      guard let noun = (new ?? old)?.noun else { return [] }
      return notes(from: old?.names ?? [], to: new?.names ?? [], noun)
    }
  }

  private func notes(from old: [String], to new: [String], _ noun: String) -> [String] {
    let removed = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    if removed.count == 1, added.count == 1 {
      return ["\(noun) '\(removed[0].onOneLine)' became '\(added[0].onOneLine)'"]
    }
    let notes =
      removed.map { "\(noun) '\($0.onOneLine)' is no longer offered" }
      + added.map { "\(noun) '\($0.onOneLine)' is now offered" }
    let isReordered = notes.isEmpty && old != new
    return isReordered ? ["\(noun) '\(new.first?.onOneLine ?? "")' now comes first of \(new.count)"] : notes
  }

  /// The lines of what can be found, side by side by what they tell.
  package func offerPairs(from old: Passage, to new: Passage) -> [(TranscriptLine?, TranscriptLine?)] {
    let heading = { (line: TranscriptLine) in OfferText(line.text).heading }
    var rest = new.offers
    let pairs = old.offers.map { line -> (TranscriptLine?, TranscriptLine?) in
      let same = rest.firstIndex { heading($0) == heading(line) }
      return (line, same.map { rest.remove(at: $0) })
    }
    return pairs + rest.map { (nil, $0) }
  }
}
