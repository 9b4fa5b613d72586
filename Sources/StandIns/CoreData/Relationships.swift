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

  /// Some objects as the value of it.
  func value(of objects: [NSManagedObject]) -> Any? {
    guard isToMany else { return objects.last }
    return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
}

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
    let known = _Relationship.objects(primitiveValue(forKey: key))
    guard !known.contains(where: { $0 === other }) else { return }
    if !relationship.isToMany {
      for old in known { old.forget(self, at: inverse) }
    }
    change(key, to: relationship.value(of: known + [other]))
  }

  private func forget(_ other: NSManagedObject, at key: String) {
    guard let relationship = relationships[key] else { return }
    let known = _Relationship.objects(primitiveValue(forKey: key))
    change(key, to: relationship.value(of: known.filter { $0 !== other }))
  }

  /// Nobody leads to an object any more that is deleted.
  func leaveOthers() {
    for key in relationships.keys { setValue(nil, forKey: key) }
  }
}
