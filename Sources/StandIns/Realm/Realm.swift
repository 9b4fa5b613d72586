public import A11ySwiftUI
internal import CombineGaps

/// What an app keeps, in memory.
public final class Realm {
  public struct Configuration: Sendable {
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public nonisolated(unsafe) static var defaultConfiguration = Configuration()
    public var inMemoryIdentifier: String?
    public var fileURL: URL?
    public var schemaVersion: UInt64
    public var deleteRealmIfMigrationNeeded: Bool
    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: ((Migration, UInt64) -> Void)? = nil,
      deleteRealmIfMigrationNeeded: Bool = false, objectTypes: [Object.Type]? = nil
    ) {
      self.inMemoryIdentifier = inMemoryIdentifier
      self.fileURL = fileURL
      self.schemaVersion = schemaVersion
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
    }
  }
  public enum UpdatePolicy: Sendable { case error, modified, all }

  /// The objects of all that are open.
  final class Store {
    nonisolated(unsafe) static let shared = Store()
    let changes = PassthroughSubject<Void, Never>()
    fileprivate(set) var objects: [Object] = []
  }

  public let configuration: Configuration
  public var isInWriteTransaction: Bool { false }

  public init(configuration: Configuration = .defaultConfiguration) throws { self.configuration = configuration }

  @discardableResult public func write<Result>(_ change: () throws -> Result) throws -> Result {
    let result = try change()
    Store.shared.changes.send()
    return result
  }
  @discardableResult public func asyncWrite<Result>(_ change: () throws -> Result) async throws -> Result {
    try write(change)
  }
  public func beginWrite() {}
  public func commitWrite() throws { Store.shared.changes.send() }
  public func cancelWrite() {}
  public func refresh() {}

  public func add(_ object: Object, update: UpdatePolicy = .error) {
    object.realm = self
    if !Store.shared.objects.contains(where: { $0 === object }) { Store.shared.objects.append(object) }
  }
  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error) where Objects.Element: Object {
    for object in objects { add(object, update: update) }
  }
  public func delete(_ object: Object) {
    object.isInvalidated = true
    Store.shared.objects.removeAll { $0 === object }
  }
  public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: Object {
    for object in Array(objects) { delete(object) }
  }
  public func deleteAll() { Store.shared.objects.removeAll() }
  public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    Results(Store.shared.objects.compactMap { $0 as? Element })
  }
  public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? { nil }
}

public final class Migration {}

/// The objects of a kind in a view, which follows their changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedResults<Element: Object>: DynamicProperty {
  private final class Changes: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private var subscription: AnyCancellable?
    init() { subscription = Realm.Store.shared.changes.sink { [weak self] in self?.objectWillChange.send() } }
  }

  @StateObject private var changes = Changes()
  private let path: String?

  public init(
    _ type: Element.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
    keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
  ) { path = sortDescriptor?.keyPath }

  public var wrappedValue: Results<Element> {
    _ = changes
    return Results(Realm.Store.shared.objects.compactMap { $0 as? Element })
  }
  public var projectedValue: Self { self }

  public func append(_ object: Element) {
    guard let realm = try? Realm() else { return }
    try? realm.write { realm.add(object) }
  }
  public func remove(_ object: Element) {
    guard let realm = try? Realm() else { return }
    try? realm.write { realm.delete(object) }
  }
  public func remove(atOffsets offsets: IndexSet) {
    let objects = wrappedValue
    for index in offsets { remove(objects[index]) }
  }
}

public struct SortDescriptor {
  public let keyPath: String
  public let ascending: Bool
  public init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }
}

/// An object in a view, which follows its changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedRealmObject<Element: Object>: DynamicProperty {
  @ObservedObject private var object: Element
  public init(wrappedValue: Element) { _object = ObservedObject(wrappedValue: wrappedValue) }
  public var wrappedValue: Element {
    get { object }
    nonmutating set {}
  }
  public var projectedValue: ObservedObject<Element>.Wrapper { $object }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateRealmObject<Element: Object>: DynamicProperty {
  @StateObject private var object: Element
  public init(wrappedValue: @autoclosure @escaping () -> Element) {
    _object = StateObject(wrappedValue: wrappedValue())
  }
  public var wrappedValue: Element {
    get { object }
    nonmutating set {}
  }
  public var projectedValue: ObservedObject<Element>.Wrapper { $object }
}

extension EnvironmentValues {
  public var realmConfiguration: Realm.Configuration {
    get { .defaultConfiguration }
    set { Realm.Configuration.defaultConfiguration = newValue }
  }
}
