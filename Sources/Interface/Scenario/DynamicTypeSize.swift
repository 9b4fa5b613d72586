/// The twelve text sizes of Dynamic Type, smallest first.
package enum DynamicTypeSize: String, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicTypeSize: Comparable {
  /// How many sizes are smaller.
  package var index: Int { DynamicTypeSize.allCases.firstIndex(of: self) ?? 0 }

  package static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.index < second.index }
}
