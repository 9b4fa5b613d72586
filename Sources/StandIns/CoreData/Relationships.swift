internal import Foundation

/// A way from one object to others, and the way back.
///
/// Documentation: “Configuring relationships”, Core Data: whoever is given a way to an object is also found from there.
public struct _Relationship: Sendable {
  let isToMany: Bool
  let isOrdered: Bool
  let inverse: String?

  public init(isToMany: Bool, isOrdered: Bool = false, inverse: String? = nil) {
    (self.isToMany, self.isOrdered, self.inverse) = (isToMany, isOrdered, inverse)
  }

  /// The relationships of an app's models, by their names and those of the entities.
  nonisolated(unsafe) public static var all: [String: [String: _Relationship]] = [:]

  /// The objects that a value stands for.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as any Collection: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// The objects of a value, to which more can be added in place: sample data can have thousands.
  fileprivate func many(_ value: Any?) -> any ManyObjects {
    if let known = value as? any ManyObjects { return known }
    let objects = _Relationship.objects(value)
    return isOrdered ? NSMutableOrderedSet(array: objects) : NSMutableSet(array: objects)
  }
}

/// What holds the objects that a way to many leads to.
private protocol ManyObjects {
  func contains(_ object: Any) -> Bool
  func add(_ object: Any)
  func remove(_ object: Any)
}

extension NSMutableSet: ManyObjects {}
extension NSMutableOrderedSet: ManyObjects {}

extension NSManagedObject {
  /// The relationships of its entity, by their names.
  private var relationships: [String: _Relationship] { entity.name.flatMap { _Relationship.all[$0] } ?? [:] }

  /// Has the objects at both ends of a relationship know of each other.
  func relate(_ key: String, from before: Any?, to after: Any?) {
    guard let inverse = relationships[key]?.inverse else { return }
    let (old, new) = (_Relationship.objects(before), _Relationship.objects(after))
    let (oldIDs, newIDs) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for object in old where !newIDs.contains(ObjectIdentifier(object)) { object.forget(self, at: inverse) }
    for object in new where !oldIDs.contains(ObjectIdentifier(object)) { object.note(self, at: inverse, from: key) }
  }

  /// Notes who leads here; where only one can, it takes the place of another.
  private func note(_ other: NSManagedObject, at key: String, from inverse: String) {
    guard let relationship = relationships[key] else { return }
    if relationship.isToMany {
      let known = relationship.many(primitiveValue(forKey: key))
      guard !known.contains(other) else { return }
      change(key, to: known) { known.add(other) }
    } else {
      let known = _Relationship.objects(primitiveValue(forKey: key))
      guard !known.contains(where: { $0 === other }) else { return }
      for old in known { old.forget(self, at: inverse) }
      change(key, to: other)
    }
  }

  private func forget(_ other: NSManagedObject, at key: String) {
    guard let relationship = relationships[key] else { return }
    guard relationship.isToMany else {
      let known = _Relationship.objects(primitiveValue(forKey: key))
      return change(key, to: known.last { $0 !== other })
    }
    let known = relationship.many(primitiveValue(forKey: key))
    change(key, to: known) { known.remove(other) }
  }

  /// Nobody leads to an object any more that is deleted.
  func leaveOthers() {
    for key in relationships.keys { setValue(nil, forKey: key) }
  }
}
