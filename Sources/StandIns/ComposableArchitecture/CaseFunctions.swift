// Paths of cases as they were written before key paths led to cases: `/Action.alert`.

prefix operator /

/// The path of a case, by the function that makes it of what it has.
///
/// Documentation: CasePath, swift-case-paths 0.14. Of which case a value is, and what that has, is got by reflection.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(embed: embed, extract: { WrittenCase($0).value(of: embed) })
}

/// The path of a case that has nothing.
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(embed: { root }, extract: { WrittenCase($0) == WrittenCase(root) ? () : nil })
}

/// A path that leads nowhere else.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath(embed: { $0 }, extract: { $0 })
}

/// What a case has, as a function.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? { (/embed).extract }

/// What a value shows of itself: the name of its case, and what that has.
private struct WrittenCase: Equatable {
  private let name: String
  private let content: Any?

  init(_ value: Any) {
    let child = Mirror(reflecting: value).children.first
    (name, content) = (child?.label ?? "\(value)", child?.value)
  }

  /// What a case has, if the value is of this case.
  func value<Value, Root>(of embed: (Value) -> Root) -> Value? {
    guard let content else { return nil }
    // What has a label is one of several, even by itself.
    let parts = [content] + Mirror(reflecting: content).children.prefix(1).map(\.value)
    let value = parts.lazy.compactMap { $0 as? Value }.first
    return value.flatMap { WrittenCase(embed($0)) == self ? $0 : nil }
  }

  static func == (one: WrittenCase, other: WrittenCase) -> Bool {
    one.name == other.name && (one.content == nil) == (other.content == nil)
  }
}
