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
  /// The group, if there is one.
  private var box: Box<Group>?

  init() {}

  /// Whether something was ever said.
  @inline(__always)
  var isSet: Bool { box != nil }

  /// The group, of which something must have been said to read it; whoever changes it says something.
  @inline(__always)
  var group: Group {
    // With a second way for what is not set, all of the group would be copied to read a part of it.
    _read {
      guard let box else { preconditionFailure("nothing was said in the group") }
      yield box.wrapped
    }
    _modify {
      var box = self.box ?? Box(Group.unset)
      // It is changed in place where nobody else holds it.
      self.box = nil
      defer { self.box = box }
      yield &box.wrapped
    }
  }

  static func == (first: Rare, second: Rare) -> Bool {
    switch (first.box, second.box) {
    case (let one?, let other?): one == other
    case (let said?, nil), (nil, let said?): said.wrapped == .unset
    case (nil, nil): true
    }
  }

  func hash(into hasher: inout Hasher) {
    // What is set to nothing again is like what was never set.
    if let box, box.wrapped != .unset { hasher.combine(box) }
  }
}

extension Rare: CustomReflectable {
  /// The group, if anything is said in it.
  var customMirror: Mirror {
    guard let group = box?.wrapped, group != .unset else { return Mirror(self, children: [], displayStyle: .struct) }
    return Mirror(self, children: ["group": group], displayStyle: .struct)
  }
}

extension Rare: Expressive where Group: Expressive {
  mutating func accept(_ visitor: inout some ExpressionVisitor) {
    if isSet { group.accept(&visitor) }
  }
}
