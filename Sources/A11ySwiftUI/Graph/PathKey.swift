/// Where a view stands below another one, as a number: structural identity.
struct PathKey: Hashable, Sendable {
  private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  /// One step of the way down.
  enum Step {
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

  mutating func descend(_ step: Step) {
    switch step {
    case .index(let index): mix(1, UInt64(bitPattern: Int64(index)))
    case .branch(let isFirst): mix(2, isFirst ? 1 : 0)
    case .type(let type): mix(3, UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    case .serial(let serial): mix(4, UInt64(bitPattern: Int64(serial)))
    case .slot(let name):
      mix(5, name.withUTF8Buffer { $0.reduce(0) { ($0 &* 31) &+ UInt64($1) } })
    }
  }

  mutating func descend(_ other: PathKey) { mix(6, other.bits) }

  private mutating func mix(_ kind: UInt64, _ value: UInt64) {
    for part in [kind, value] {
      bits = (bits ^ part) &* 0x9e37_79b9_7f4a_7c15
      bits ^= bits >> 29
    }
  }
}
