/// A loop over a list.
struct ResolvedLoop: Sendable {
  /// Where in state the list stood.
  var source: StatePath?
  var turns = ResolvedTurns()
  /// The names that were ever asked for in the turns, with the loop's own variable.
  var names: Set<Name> = []
}

/// The turns of a loop over a piece of a list, in the order of the list.
struct ResolvedTurns: Sendable {
  var items: ChunkedArray<Value> = []
  /// The numbers that tell the items from others while the list changes.
  var numbers: [Range<Int32>] = []
  /// The place of the first item in the whole list.
  var start = 0
  /// What stands on the screen; `nil` before the first time.
  var views: ChunkedArray<View>?
  /// The turns, if the piece is in no smaller pieces.
  var turns: [Turn] = []
  /// The smaller pieces.
  var pieces: [ResolvedTurns] = []

  /// What one item of the list was resolved to.
  struct Turn: Sendable {
    var item: Value
    var number: Int32
    var views: ChunkedArray<View> = []
    var children: [ResolvedView] = []
  }
}
