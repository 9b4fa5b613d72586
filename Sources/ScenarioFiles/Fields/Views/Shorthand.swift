import Interface

/// What stands behind the name of a kind in place of a title, and is short for another key.
struct Shorthand: Sendable {
  /// The key that it is short for.
  let key: String
  let read: @Sendable (Scalar, inout Reading) -> Modifier?

  /// `textField: $draft` binds the text.
  private static let text = Shorthand(key: "text") { scalar, reading in
    reading.refersToState(scalar) ? reading.binding(scalar).map { .text($0) } : nil
  }

  /// `pageControl: 5` has five pages.
  private static let total = Shorthand(key: "total") { scalar, _ in scalar.number.map { .total(.constant($0)) } }

  private static let ofKinds: [Kind: Shorthand] = [
    .textField: text, .secureField: text, .searchField: text, .textEditor: text, .pageControl: total,
  ]

  /// The key that the content of a view is short for; `nil` if it is a title, or if the key itself is there.
  static func modifier(
    of kind: KindEntry, among entries: [DocumentNode.Entry], _ reading: inout Reading
  ) -> Modifier? {
    guard let shorthand = ofKinds[kind.row.kind], let scalar = kind.value.scalar,
      !entries.contains(where: { $0.key.text == shorthand.key })
    else { return nil }
    return shorthand.read(scalar, &reading)
  }
}
