package import Foundation

extension JSONEncoder {
  /// An encoder that writes the same value as the same bytes, with its keys in their order.
  package convenience init(_ layout: JSONText.Layout) {
    self.init()
    outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if layout == .lines { outputFormatting.insert(.prettyPrinted) }
  }
}
