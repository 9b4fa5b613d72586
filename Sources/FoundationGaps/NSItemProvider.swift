/// Something that is handed over within the app or to another one.
public final class NSItemProvider: @unchecked Sendable {
  /// What the app has put in.
  private let item: Any?
  private let typeIdentifier: String?
  /// What changes after it was made, on whatever thread.
  private struct Changing {
    /// What makes data of some types when somebody asks for it, in the order in which it was told.
    var makers: [(identifier: String, make: DataMaker)] = []
    var suggestedName: String?
  }

  private let lock = NSLock()
  private var changing = Changing()

  public typealias DataMaker = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  public init() { (item, typeIdentifier) = (nil, nil) }
  public init(object: Any) { (item, typeIdentifier) = (object, nil) }
  public init(contentsOf url: URL) { (item, typeIdentifier) = (url, nil) }
  public init(item: Any?, typeIdentifier: String?) { (self.item, self.typeIdentifier) = (item, typeIdentifier) }
  public var suggestedName: String? {
    get { lock.withLock { changing.suggestedName } }
    set { lock.withLock { changing.suggestedName = newValue } }
  }
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    if maker(of: identifier) != nil { return true }
    guard item != nil, let typeIdentifier else { return item != nil }
    return NSItemProvider.conforms(typeIdentifier, to: identifier)
  }

  private static func conforms(_ identifier: String, to other: String) -> Bool {
    guard let own = UTType(identifier), let wanted = UTType(other) else { return identifier == other }
    return own.conforms(to: wanted)
  }

  private var makers: [(identifier: String, make: DataMaker)] { lock.withLock { changing.makers } }

  private func maker(of identifier: String) -> DataMaker? {
    makers.first { NSItemProvider.conforms($0.identifier, to: identifier) }?.make
  }

  public var registeredTypeIdentifiers: [String] { [typeIdentifier].compactMap(\.self) + makers.map(\.identifier) }

  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataMaker
  ) { lock.withLock { changing.makers.append((identifier, loadHandler)) } }

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let done = Progress(totalUnitCount: 1)
    if let make = maker(of: identifier) { return make(completionHandler) ?? done }
    let data = load(Data.self) ?? load(String.self).map { Data($0.utf8) }
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return done
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

/// Which apps may be given something: none but this one is there.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
