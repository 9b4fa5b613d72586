/// The item of a list that a row shows, and that the row's handle moves.
package struct Reordering: Sendable, Hashable {
  /// The item as a scenario names it; `nil` where an app written in Swift keeps it.
  package var path: Path?
  /// Where the item is, once resolved.
  package var place: StatePath?
  /// What the handle calls the row; `nil` for its first element.
  package var name: String?

  package init(_ path: Path) {
    self.path = path
  }

  package init(at place: StatePath, name: String?) {
    self.place = place
    self.name = name
  }
}
