/// Where a view stands below another one, as a number: structural identity.
package struct PathKey: Hashable, Sendable {
  private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// One step of the way down.
  package enum Step {
    /// A position in a row of views.
    case index(Int)
    /// A branch of a condition.
    case branch(Bool)
    /// A type of view that could be another one in the same place.
    case type(Any.Type)
    /// A number that stands for an id.
    case serial(Int)
    /// A part of a view by its name.
    case slot(StaticString)
  }

  /// The place one step further down.
  package func at(_ step: Step) -> PathKey {
    switch step {
    case .index(let index): mixed(1, UInt64(bitPattern: Int64(index)))
    case .branch(let isFirst): mixed(2, isFirst ? 1 : 0)
    case .type(let type): mixed(3, UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    case .serial(let serial): mixed(4, UInt64(bitPattern: Int64(serial)))
    case .slot(let name): mixed(5, name.withUTF8Buffer { $0.reduce(0) { ($0 &* 31) &+ UInt64($1) } })
    }
  }

  /// The place as views bear it.
  var turns: [Int32] { [Int32(truncatingIfNeeded: bits >> 32), Int32(truncatingIfNeeded: bits)] }

  /// The place that stands below this one as another does below the root.
  func at(_ other: PathKey) -> PathKey { mixed(6, other.bits) }

  package mutating func descend(_ step: Step) { self = at(step) }

  private func mixed(_ kind: UInt64, _ value: UInt64) -> PathKey {
    var mixed = self
    for part in [kind, value] {
      mixed.bits = (mixed.bits ^ part) &* 0x9e37_79b9_7f4a_7c15
      mixed.bits ^= mixed.bits >> 29
    }
    return mixed
  }
}
