/// The orders in which people expect to find words: Foundation's own type for them has none but that of the letters here.
public struct LocalizedStringComparator: SortComparator, Sendable {
  private enum Way { case standard, localized }
  private let way: Way
  public var order = SortOrder.forward

  fileprivate static let standard = LocalizedStringComparator(way: .standard)
  fileprivate static let localized = LocalizedStringComparator(way: .localized)

  public func compare(_ one: String, _ other: String) -> ComparisonResult {
    let result = way == .standard ? one.localizedStandardCompare(other) : one.localizedCompare(other)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// As the Finder sorts: numbers in the words by what they count.
  public static var localizedStandard: LocalizedStringComparator { .standard }
  public static var localized: LocalizedStringComparator { .localized }
}

// What has room for nothing but the order of the letters sorts by that.
extension String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
