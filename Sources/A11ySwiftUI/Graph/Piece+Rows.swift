// What containers know about rows, said of several of them at once.
extension Piece {
  /// Changes what is known of each row: of a section those in it (Apple, “Section”: modifiers apply to its views), else of
  /// the piece itself.
  mutating func withEachRow(_ change: (inout RowTraits) -> Void) {
    guard case .section(var section) = kind else { return change(&traits) }
    for index in section.content.indices { section.content[index].withEachRow(change) }
    kind = .section(section)
  }
}
