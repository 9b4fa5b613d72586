/// The twelve text sizes of Dynamic Type, smallest first.
public enum DynamicTypeSize: String, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicTypeSize: Comparable {
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.position < second.position
  }

  private var position: Int { DynamicTypeSize.allCases.firstIndex(of: self) ?? 0 }
}
