import A11ySwiftUI
public import CombineGaps
@_exported public import Foundation
public import FoundationGaps

/// What a request can ask for.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that an app keeps, with its values by their names.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyedObject {
  private var values: [String: Any] = [:]
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  public internal(set) var isInserted = false
  public private(set) lazy var objectID = NSManagedObjectID(of: self)
  public let entity: NSEntityDescription

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
  }

  public required convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  open class func entity() -> NSEntityDescription { NSEntityDescription(of: self) }
  // The class of an entity has one of its own type, which is meant where nothing tells which.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    let before = values[key]
    change(key, to: value)
    relate(key, from: before, to: value)
  }
  // A way leads from one object to the next.
  open func value(forKeyPath path: String) -> Any? {
    let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = steps.first else { return nil }
    guard let rest = steps.dropFirst().first else { return value(forKey: first) }
    return (value(forKey: first) as? NSManagedObject)?.value(forKeyPath: rest)
  }
  open func setValue(_ value: Any?, forKeyPath path: String) {
    let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = steps.first else { return }
    guard let rest = steps.dropFirst().first else { return setValue(value, forKey: first) }
    (self.value(forKey: first) as? NSManagedObject)?.setValue(value, forKeyPath: rest)
  }
  public func primitiveValue(forKey key: String) -> Any? { values[key] }
  // “This method does not invoke the change notification methods” (Apple, `setPrimitiveValue(_:forKey:)`).
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  public func didChangeValue(forKey key: String) { managedObjectContext?.hasChanges = true }

  /// Gives a property a value, and tells who watches the object.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - value: Its value from now on.
  ///   - changeInPlace: What changes the value itself, after it was told that it will.
  func change(_ key: String, to value: Any?, _ changeInPlace: () -> Void = {}) {
    willChangeValue(forKey: key)
    changeInPlace()
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  public var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }
  public func changedValues() -> [String: Any] { hasChanges ? values : [:] }
  public var isUpdated: Bool { false }
  public var isFault: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}

  /// The value of a property with `@NSManaged`; an empty one as long as it was given none.
  public func _managed<Value>(_ key: String) -> Value {
    if values[key] == nil, let type = Value.self as? any EmptyAtFirst.Type, let value = type.empty as? Value {
      return value
    }
    if let value = values[key] as? Value { return value }
    return _previewGap("\(type(of: self)).\(key) was given no value")
  }

  /// Gives a property with `@NSManaged` its value.
  public func _setManaged<Value>(_ key: String, _ value: Value) {
    let isNothing = (value as? any AnyOptional)?.isNothing ?? false
    setValue(isNothing ? nil : value, forKey: key)
  }
}

private protocol AnyOptional { var isNothing: Bool { get } }
extension Optional: AnyOptional { fileprivate var isNothing: Bool { self == nil } }

public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  weak var object: NSManagedObject?
  init(of object: NSManagedObject) { self.object = object }
  public var isTemporaryID: Bool { false }
  public var entity: NSEntityDescription { object?.entity ?? NSEntityDescription() }
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/\(entity.name ?? "")") }
}

// MARK: - Requests
public class NSPersistentStoreRequest: NSObject {}

public final class NSFetchRequest<Result>: NSPersistentStoreRequest {
  public var entityName: String?
  public var entity: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var includesPendingChanges = true
  public var includesPropertyValues = true
  public var includesSubentities = true
  public var returnsDistinctResults = false
  public var relationshipKeyPathsForPrefetching: [String]?
  public var propertiesToFetch: [Any]?
  public var resultType = NSFetchRequestResultType.managedObjectResultType

  override public init() {}
  public init(entityName: String) { self.entityName = entityName }

  /// The objects of a context that fit, in the order that is asked for.
  func objects(in context: NSManagedObjectContext) -> [Result] {
    let name = entityName ?? entity?.name
    var found = context.objects(of: name)
    if name == nil { found.removeAll { !($0 is Result) } }
    if let predicate { found.removeAll { !predicate.evaluate(with: $0) } }
    for descriptor in (sortDescriptors ?? []).reversed() {
      // The order of what is the same stays.
      found = found.enumerated().sorted { one, other in
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: one.offset < other.offset
        }
      }.map(\.element)
    }
    found = Array(found.dropFirst(fetchOffset))
    if fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found.compactMap { resultType == .managedObjectIDResultType ? $0.objectID as? Result : $0 as? Result }
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let names: [String]
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { names = [fetchRequest.entityName ?? ""] }
  public init(objectIDs: [NSManagedObjectID]) { names = [] }
}
public enum NSBatchDeleteRequestResultType: Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public class NSPersistentStoreResult: NSObject {}
public final class NSBatchDeleteResult: NSPersistentStoreResult { public var result: Any? { nil } }
