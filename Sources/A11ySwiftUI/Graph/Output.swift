/// What views come to: pieces in a row, and what they tell those around them.
package struct Output {
  package var pieces: [Piece]
  var preferences: Preferences

  init(_ pieces: [Piece] = [], preferences: Preferences = Preferences()) {
    self.pieces = pieces
    self.preferences = preferences
  }

  mutating func append(_ other: Output) {
    pieces.append(contentsOf: other.pieces)
    preferences.merge(other.preferences)
  }

  /// Changes each of the pieces.
  mutating func modify(_ change: (inout Piece) -> Void) {
    for index in pieces.indices { change(&pieces[index]) }
  }

  /// The same with each of the pieces changed.
  func modified(_ change: (inout Piece) -> Void) -> Output {
    var copy = self
    copy.modify(change)
    return copy
  }
}
