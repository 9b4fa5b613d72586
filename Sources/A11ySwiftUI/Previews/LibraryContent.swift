/// What an app adds to the library of Xcode; a preview shows none of it.
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Never
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One thing in the library.
public struct LibraryItem {
  public struct Category: Hashable, Sendable {
    public static let effect = Category()
    public static let layout = Category()
    public static let control = Category()
    public static let other = Category()
  }
  public init<Snapshot>(
    _ snapshot: @autoclosure @escaping () -> Snapshot, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

@resultBuilder
public enum LibraryContentBuilder {
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
