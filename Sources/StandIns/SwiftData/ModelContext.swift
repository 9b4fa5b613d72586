public import A11ySwiftUI

/// What an app keeps, for as long as a preview is shown.
public final class ModelContainer: @unchecked Sendable {
  @MainActor public private(set) lazy var mainContext = ModelContext(self)
  public let configurations: Set<ModelConfiguration>
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The objects, in the order in which they were put in.
  fileprivate let objects = Objects()

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
  }
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container with nothing in it.
  init() {
    schema = Schema()
    migrationPlan = nil
    configurations = []
  }

  public func deleteAllData() { objects.removeAll { _ in true } }
  public func erase() throws { deleteAllData() }
}

/// The objects of a container, whose comings and goings views follow.
@Observable
final class Objects: @unchecked Sendable {
  private var all: [any PersistentModel] = []
  /// Those that were taken out, which others may still hold.
  private var removed: [any PersistentModel] = []

  func insert(_ object: any PersistentModel) {
    removed.removeAll { $0 === object }
    guard !all.contains(where: { $0 === object }) else { return }
    all.append(object)
    object.linkBack()
  }

  /// Takes objects out, with those that go with them.
  func removeAll(where isRemoved: (any PersistentModel) -> Bool) {
    for object in reachable where isRemoved(object) { remove(object) }
  }

  private func remove(_ object: any PersistentModel) {
    guard !removed.contains(where: { $0 === object }) else { return }
    all.removeAll { $0 === object }
    removed.append(object)
    let owned = type(of: object).relations.filter(\.cascades).flatMap { object.models(in: $0) }
    object.unlinkBack()
    for object in owned { remove(object) }
  }

  /// The objects that were put in, and those that are found from them (Apple, “insert(_:)”: with a model its related ones
  /// are put in).
  var reachable: [any PersistentModel] {
    var found = all
    var seen = Set((all + removed).map { ObjectIdentifier($0) })
    var index = 0
    while index < found.count {
      found += found[index].related.filter { seen.insert(ObjectIdentifier($0)).inserted }
      index += 1
    }
    return found
  }

  func of<T: PersistentModel>(_ type: T.Type) -> [T] { reachable.compactMap { $0 as? T } }
}

/// Where an app finds, puts and drops its objects.
public final class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var author: String?

  nonisolated(unsafe) private static var contexts: [ObjectIdentifier: Holder] = [:]

  private struct Holder {
    weak var context: ModelContext?
  }

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }

  /// The context that an object was put into.
  static func holding(_ object: any PersistentModel) -> ModelContext? { contexts[ObjectIdentifier(object)]?.context }

  public var hasChanges: Bool { false }
  public var insertedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }
  public var deletedModelsArray: [any PersistentModel] { [] }

  public func insert<T: PersistentModel>(_ model: T) {
    ModelContext.contexts[ObjectIdentifier(model)] = Holder(context: self)
    container.objects.insert(model)
  }
  public func delete<T: PersistentModel>(_ model: T) { container.objects.removeAll { $0 === model } }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    container.objects.removeAll { object in
      guard let object = object as? T else { return false }
      return (try? predicate?.evaluate(object)) ?? true
    }
  }
  public func save() throws {}
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.objects.of(T.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, block: (_ model: T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    container.objects.of(T.self).first { $0.persistentModelID == identifier }
  }
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let found = object(for: identifier) else { preconditionFailure("there is no object with that identifier") }
    return found
  }
  private func object(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    container.objects.first { $0.persistentModelID == identifier }
  }
}

extension Objects {
  func first(where isFound: (any PersistentModel) -> Bool) -> (any PersistentModel)? { reachable.first(where: isFound) }
}

/// Which objects are looked for, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
