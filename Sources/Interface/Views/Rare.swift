/// Properties that belong together; most views leave all of them as they are.
package protocol PropertyGroup: Sendable, Hashable {
  /// The group in which nothing is said.
  static var unset: Self { get }
}

extension PropertyGroup {
  /// Names all properties of the group by its memberwise initializer, which is not called.
  ///
  /// Where a property is added, this no longer compiles: who adds it says here, in the walk through the expressions, whether
  /// one can stand in it.
  @inline(__always)
  static func naming<Initializer>(all initializer: Initializer) {}
}

/// A group of properties that takes no room until one of them is set; copies share it until one of them is changed.
struct Rare<Group: PropertyGroup>: Sendable, Hashable {
  /// The group, if there is one: an array of one is changed in place.
  var storage: [Group] = []

  init() {}

  /// Whether something was ever said.
  var isSet: Bool { !storage.isEmpty }

  /// The group, of which something must have been said to read it; whoever changes it says something.
  @inline(__always)
  var group: Group {
    _read { yield storage[0] }
    _modify {
      if storage.isEmpty { storage.append(Group.unset) }
      yield &storage[0]
    }
  }

  private var groupOrUnset: Group { storage.first ?? .unset }

  static func == (first: Rare, second: Rare) -> Bool {
    first.storage.isShared(with: second.storage) || first.groupOrUnset == second.groupOrUnset
  }

  func hash(into hasher: inout Hasher) {
    // What is set to nothing again is like what was never set.
    if groupOrUnset != .unset { hasher.combine(groupOrUnset) }
  }
}

extension Rare: Expressive where Group: Expressive {
  mutating func accept(_ visitor: inout some ExpressionVisitor) {
    if !storage.isEmpty { storage[0].accept(&visitor) }
  }
}
