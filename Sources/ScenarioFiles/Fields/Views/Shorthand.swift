import Interface

/// What stands after the name of a kind in place of a title, and is short for another key.
struct Shorthand: Sendable {
  /// The key that it is short for.
  let key: String
  /// Sets the property, unless something else stands there.
  let read: @Sendable (Scalar, inout Reading, inout View) -> Bool
  /// Writes the property, if it can stand in place of a title.
  let write: @Sendable (View) -> WrittenNode?

  /// `textField: $draft` binds the text.
  private static let text = Shorthand(
    key: "text",
    read: { scalar, reading, view in
      guard reading.refersToState(scalar), let bound = reading.binding(scalar) else { return false }
      view.text = bound
      return true
    }, write: { view in view.text.flatMap { $0.path == nil ? nil : $0.written } })

  /// `pageControl: 5` has five pages.
  private static let total = Shorthand(
    key: "total",
    read: { scalar, _, view in
      guard let number = scalar.number else { return false }
      view.total = .constant(number)
      return true
    }, write: { view in view.total?.constant.map { .number($0) } })

  private static func of(_ kind: Kind) -> Shorthand? {
    if kind.has(.textInput) { return text }
    return kind == .pageControl ? total : nil
  }

  /// Sets the property that the content of a view is short for, and returns whether it is: it can also be a title, and
  /// the key itself can be there.
  static func read(
    _ kind: KindEntry, among entries: [DocumentNode.Entry], into view: inout View, _ reading: inout Reading
  ) -> Bool {
    guard let shorthand = Shorthand.of(kind.row.kind), let scalar = kind.value.scalar,
      !entries.contains(where: { $0.key.text == shorthand.key })
    else { return false }
    return shorthand.read(scalar, &reading, &view)
  }

  /// What stands in place of the title of a view without one; `nil` if nothing does.
  static func write(_ view: View) -> WrittenNode? { view.content == .none ? of(view.kind)?.write(view) : nil }

  /// The key that need not be written, since its property stands in place of the title.
  static func key(of view: View) -> String? { write(view) == nil ? nil : of(view.kind)?.key }
}
