public import A11ySwiftUI
internal import CombineGaps
public import Foundation

/// The objects that an app works with, for as long as a preview is shown.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The objects by the names of their entities, each in the order in which they came: sample data can have thousands.
  private var kinds: [String: [NSManagedObject]] = [:]
  /// Tells views that fetch that something has come or gone.
  let changes = ObservableObjectPublisher()
  public internal(set) var hasChanges = false
  public var automaticallyMergesChangesFromParent = false
  public var mergePolicy: Any = NSMergePolicy.error
  public var undoManager: UndoManager?
  public var name: String?
  public var transactionAuthor: String?
  public var parent: NSManagedObjectContext?
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var userInfo = NSMutableDictionary()
  public var shouldDeleteInaccessibleFaults = true
  public var retainsRegisteredObjects = false
  public var propagatesDeletesAtEndOfEvent = true
  public var stalenessInterval: TimeInterval = -1

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  override public init() {}

  private var objects: [NSManagedObject] { kinds.keys.sorted().flatMap { objects(of: $0) } }
  /// The objects of an entity, or without a name all of them.
  func objects(of entity: String?) -> [NSManagedObject] { entity.map { kinds[$0] ?? [] } ?? objects }

  public var insertedObjects: Set<NSManagedObject> { Set(objects.filter(\.isInserted)) }
  /// Which objects have been changed is not kept.
  public var updatedObjects: Set<NSManagedObject> { [] }
  public private(set) var deletedObjects: Set<NSManagedObject> = []
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }

  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    changes.send()
    object.managedObjectContext = self
    object.isInserted = true
    kinds[object.entity.name ?? "", default: []].append(object)
    hasChanges = true
    object.awakeFromInsert()
  }

  public func delete(_ object: NSManagedObject) {
    changes.send()
    object.isDeleted = true
    object.leaveOthers()
    kinds[object.entity.name ?? ""]?.removeAll { $0 === object }
    deletedObjects.insert(object)
    hasChanges = true
  }

  public func save() throws {
    for object in objects where object.isInserted { object.isInserted = false }
    deletedObjects = []
    hasChanges = false
  }

  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { request.objects(in: self) }
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { request.objects(in: self).count }
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSBatchDeleteRequest {
      for object in request.names.flatMap({ objects(of: $0) }) { delete(object) }
    }
    return NSBatchDeleteResult()
  }

  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    id.object ?? _previewGap("the object is not there any more")
  }
  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = id.object else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { id.object }

  public func perform(_ block: @escaping () -> Void) { block() }
  public func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  public func refreshAllObjects() {}
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public func mergeChanges(fromContextDidSave notification: Notification) {}
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  public func rollback() { hasChanges = false }
  public func reset() { hasChanges = false }
  public func undo() {}
  public func redo() {}
}

public enum NSManagedObjectContextConcurrencyType: Sendable {
  case privateQueueConcurrencyType, mainQueueConcurrencyType, confinementConcurrencyType
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSManagedObjectContextObjectsDidChange")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDeletedObjectsKey = "deleted"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRefreshedObjectsKey = "refreshed"

// MARK: - Views
private enum ContextKey: EnvironmentKey {
  /// What views find that nobody has given a context: nothing.
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// What a request has found.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { [] }
    nonmutating set {}
  }
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {}
  }
}

/// The objects of the view's context that fit; the view follows their changes.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var watch = Watch()
  private let request: NSFetchRequest<Result>

  /// Has the view evaluated again when its context changes.
  private final class Watch: ObservableObject {
    private var source: NSManagedObjectContext?
    private var subscription: AnyCancellable?

    func follow(_ context: NSManagedObjectContext) {
      guard source !== context else { return }
      source = context
      subscription = context.changes.sink { [weak self] in self?.objectWillChange.send() }
    }
  }

  public var wrappedValue: FetchedResults<Result> {
    watch.follow(context)
    return FetchedResults(objects: request.objects(in: context))
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
  }
  // Brackets with nothing in them are of both kinds.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(),
      sortDescriptors: sortDescriptors.map { descriptor in
        NSSortDescriptor(keyPath: \NSManagedObject.self, ascending: true) { one, other in
          guard let one = one as? Result, let other = other as? Result else { return .orderedSame }
          return descriptor.compare(one, other)
        }
      }, predicate: predicate)
  }
}
