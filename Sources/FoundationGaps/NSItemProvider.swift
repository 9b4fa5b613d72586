/// Something that is handed over within the app or to another one.
public final class NSItemProvider: @unchecked Sendable {
  /// What the app has put in.
  private let item: Any?
  private let typeIdentifier: String?

  public init() { (item, typeIdentifier) = (nil, nil) }
  public init(object: Any) { (item, typeIdentifier) = (object, nil) }
  public init(contentsOf url: URL) { (item, typeIdentifier) = (url, nil) }
  public init(item: Any?, typeIdentifier: String?) { (self.item, self.typeIdentifier) = (item, typeIdentifier) }
  public var suggestedName: String?
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    guard item != nil, let typeIdentifier, let own = UTType(typeIdentifier), let wanted = UTType(identifier) else {
      return item != nil
    }
    return own.conforms(to: wanted)
  }
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { load(type) != nil }
  @discardableResult
  public func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void)
    -> Progress
  {
    completionHandler(load(type), nil)
    return Progress(totalUnitCount: 1)
  }

  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(hasItemConformingToTypeIdentifier(identifier) ? item : nil, nil) }
  public func loadItem(forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
    guard let item, hasItemConformingToTypeIdentifier(identifier) else { throw CocoaError(.fileReadUnknown) }
    return item
  }

  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(load(type).map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown)))
    return Progress(totalUnitCount: 1)
  }

  /// The item as a type: text is there as Swift's and as Foundation's.
  private func load<T>(_ type: T.Type) -> T? {
    item as? T ?? (item as? NSString).map { String(describing: $0) } as? T
      ?? (item as? String).map { NSString(string: $0) } as? T
  }
}
