// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

internal import A11yUIKit
public import Foundation

/// Where an app keeps its objects: nowhere but in memory.
open class NSPersistentContainer: @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String, managedObjectModel: NSManagedObjectModel = NSManagedObjectModel()) {
    self.name = name
    self.managedObjectModel = managedObjectModel
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  public func loadPersistentStores(completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// What is done in the background is done at once, in the one context that there is.
  public func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
  public func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(viewContext) }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public func initializeCloudKitSchema() throws {}
}

public final class NSPersistentCloudKitContainerOptions: NSObject {
  public init(containerIdentifier: String) {}
}

public final class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  override public init() {}
  public init(url: URL) { self.url = url }
  public func setOption(_ option: NSObject?, forKey key: String) {}
}

public final class NSPersistentStore: NSObject, @unchecked Sendable {
  public var url: URL?
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  public var identifier: String! = UUID().uuidString
  public var isReadOnly = false
  public var metadata: [String: Any]! = [:]

  init(_ type: String, configuration: String?, at url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }

  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  public func url(for store: NSPersistentStore) -> URL { store.url ?? FileManager.default.temporaryDirectory }
  public func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType type: String
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }
  @discardableResult
  public func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type, configuration: configurationName, at: url, options: options)
    persistentStores.append(store)
    return store
  }
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
  }
  public func replacePersistentStore(
    at url: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom source: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType type: String
  ) throws {}
  public func replacePersistentStore(
    at url: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom source: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws {}
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  public func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  public func destroyPersistentStore(at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil) throws {}
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotification"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStore"
public let NSSQLitePragmasOption = "NSSQLitePragmas"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

public final class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  override public init() {}
  public init(merge type: NSMergePolicyType) {}
}
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}
public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

// MARK: - Models
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public var entities: [NSEntityDescription] = []
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  override public init() {}
  public init?(contentsOf url: URL) {}
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

public final class NSEntityDescription: NSObject, @unchecked Sendable {
  public var name: String?
  public var managedObjectClassName: String!
  public var properties: [NSPropertyDescription] = []
  public var superentity: NSEntityDescription?
  public var indexes: [Any] = []
  public var uniquenessConstraints: [[Any]] = []
  public var isAbstract = false
  public var attributesByName: [String: NSAttributeDescription] { [:] }

  override public init() {}
  init(of type: NSManagedObject.Type) {
    name = "\(type)"
    managedObjectClassName = "\(type)"
  }

  public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject
  {
    let entity = NSEntityDescription()
    entity.name = name
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  public var name = ""
  public var isOptional = true
  public var isTransient = false
}
public final class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  public var attributeType = NSAttributeType.undefinedAttributeType
  public var defaultValue: Any?
}
public final class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  public var destinationEntity: NSEntityDescription?
  public var inverseRelationship: NSRelationshipDescription?
  public var minCount = 0
  public var maxCount = 0
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  public var isOrdered = false
}
public enum NSDeleteRule: Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }
public enum NSAttributeType: Sendable {
  case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType,
    decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType,
    dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType,
    objectIDAttributeType
}

// MARK: - Results that follow
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

public final class NSFetchedResultsController<Result>: NSObject {
  private struct Section: NSFetchedResultsSectionInfo {
    var name: String { "" }
    var indexTitle: String? { nil }
    var numberOfObjects: Int { objects?.count ?? 0 }
    var objects: [Any]?
  }

  public let fetchRequest: NSFetchRequest<Result>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public private(set) var fetchedObjects: [Result]?

  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  public func performFetch() throws { fetchedObjects = fetchRequest.objects(in: managedObjectContext) }
  public var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { [Section(objects: $0)] } }
  public func object(at indexPath: IndexPath) -> Result {
    let index = indexPath.last ?? 0
    guard let objects = fetchedObjects, objects.indices.contains(index) else {
      return _previewGap("there is no object at \(index)")
    }
    return objects[index]
  }
}
