/// The widths of the glyphs of one font.
struct GlyphWidths {
  private let size: Double
  private let weight: Double
  private let tracking: Double
  private let isMonospaced: Bool

  init(_ font: ResolvedFont) {
    size = font.size
    weight = font.weight
    tracking = Tracking.share(at: font.size)
    isMonospaced = font.isMonospaced
  }

  /// The width of an ASCII character.
  func width(ofASCII byte: UInt8) -> Double {
    guard byte >= 0x20 else { return 0 }
    return isMonospaced ? size * 0.6 : width(at: Int(byte) - 0x20)
  }

  /// The width of a scalar; zero for one that joins what stands before it.
  func width(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value < 0x80 { return width(ofASCII: UInt8(value)) }
    if let index = GlyphWidths.index(of: value) { return isMonospaced ? size * 0.6 : width(at: index) }
    return size * Script.width(of: scalar)
  }

  private func width(at index: Int) -> Double {
    let regular = Double(AdvanceWidths.regular[index])
    let bold = Double(AdvanceWidths.bold[index])
    return size * ((regular + (bold - regular) * weight) / 1000 + tracking)
  }

  /// The place of a scalar in the tables of widths.
  private static func index(of value: UInt32) -> Int? {
    var start = 0
    for range in AdvanceWidths.ranges {
      if range.contains(value) { return start + Int(value - range.lowerBound) }
      start += range.count
    }
    return nil
  }
}
