extension SpeechDifference {
  /// The line of the new transcript at which something changes first; `nil` if nothing does.
  package var firstChange: Int? {
    var last = 1
    for entry in entries {
      switch entry {
      case .same(let passage): last = passage.line.number
      case .added(let passage), .movedTo(let passage, _), .changed(_, let passage): return passage.line.number
      case .removed, .movedFrom: return last
      }
    }
    return nil
  }
}
