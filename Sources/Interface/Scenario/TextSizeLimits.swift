/// Between which sizes of Dynamic Type a view is shown, as SwiftUI's `dynamicTypeSize(_:)` and UIKit's least and greatest
/// content size categories say it.
package struct TextSizeLimits: Sendable, Hashable {
  package var least: DynamicTypeSize?
  package var greatest: DynamicTypeSize?

  package init(least: DynamicTypeSize? = nil, greatest: DynamicTypeSize? = nil) {
    self.least = least
    self.greatest = greatest
  }

  /// The size within the limits that is next to a size; above its least size, the greatest counts
  /// (useyourloaf.com, “Restricting dynamic type sizes”).
  package func held(_ size: DynamicTypeSize) -> DynamicTypeSize {
    let raised = least.map { max($0, size) } ?? size
    return greatest.map { min($0, raised) } ?? raised
  }

  /// The limits of a view inside another one with limits.
  package func within(_ outer: TextSizeLimits) -> TextSizeLimits {
    TextSizeLimits(least: least.map(outer.held) ?? outer.least, greatest: greatest.map(outer.held) ?? outer.greatest)
  }
}

extension [TextSizeLimits] {
  /// The size within all limits, the outermost first: inner ones count within outer ones (documentation of
  /// `dynamicTypeSize(_:)`).
  package func held(_ size: DynamicTypeSize) -> DynamicTypeSize { reversed().reduce(size) { $1.held($0) } }
}

extension TextSizeLimits: CustomStringConvertible {
  /// The limits as Swift writes ranges: `...accessibility2`, `large...xxxLarge`; one size alone is fixed.
  package var description: String {
    if let least, least == greatest { return least.rawValue }
    return [least, greatest].map { $0?.rawValue ?? "" }.joined(separator: "...")
  }

  /// Reads the limits; `nil` if one of them is not a size.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false).map { part in
      String(part.filter { $0 != " " })
    }
    let sizes = parts.map { DynamicTypeSize(rawValue: $0) }
    guard !zip(parts, sizes).contains(where: { !$0.isEmpty && $1 == nil }) else { return nil }
    switch sizes.count {
    case 1: self.init(least: sizes[0], greatest: sizes[0])
    case 2: self.init(least: sizes[0], greatest: sizes[1])
    default: return nil
    }
    if least == nil, greatest == nil { return nil }
  }
}
