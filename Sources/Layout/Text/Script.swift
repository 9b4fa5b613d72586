/// Writing systems that the tables do not hold, with the usual width of a letter as a share of the font size.
enum Script {
  static func width(of scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    var low = 0
    var high = widths.count
    while low < high {
      let middle = (low + high) / 2
      if widths[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < widths.count, widths[low].first <= value else { return 0.6 }
    return widths[low].width
  }

  private struct Row {
    var first: UInt32
    var last: UInt32
    var width: Double

    init(_ range: ClosedRange<UInt32>, _ width: Double) {
      first = range.lowerBound
      last = range.upperBound
      self.width = width
    }
  }

  /// In ascending order.
  ///
  /// Zero are marks above and below letters, joiners, selectors and skin tones.
  private static let widths: [Row] = [
    Row(0x0300...0x036F, 0),
    Row(0x0460...0x052F, 0.64),  // more Cyrillic
    Row(0x0530...0x058F, 0.6),  // Armenian
    Row(0x0591...0x05BD, 0),
    Row(0x05BE...0x05F4, 0.56),  // Hebrew
    Row(0x064B...0x065F, 0),
    Row(0x0660...0x06ED, 0.5),  // Arabic
    Row(0x0900...0x0902, 0),
    Row(0x0903...0x0DFF, 0.58),  // the scripts of India
    Row(0x0E01...0x0E30, 0.6),  // Thai
    Row(0x0E31...0x0E3A, 0),
    Row(0x0E40...0x0E46, 0.5),
    Row(0x0E47...0x0E4E, 0),
    Row(0x1AB0...0x1AFF, 0),
    Row(0x200B...0x200F, 0),
    Row(0x202A...0x202E, 0),
    Row(0x2060...0x206F, 0),
    Row(0x20D0...0x20FF, 0),
    Row(0x2190...0x23FF, 0.9),  // arrows and signs
    Row(0x2600...0x27BF, 1.2),  // signs with an emoji form
    Row(0x2E80...0x303F, 1),
    Row(0x3040...0x9FFF, 1),  // kana and ideographs
    Row(0xAC00...0xD7A3, 0.92),  // Hangul
    Row(0xF900...0xFAFF, 1),
    Row(0xFB50...0xFDFF, 0.5),
    Row(0xFE00...0xFE0F, 0),
    Row(0xFE20...0xFE2F, 0),
    Row(0xFE30...0xFE4F, 1),
    Row(0xFE70...0xFEFC, 0.5),
    Row(0xFF00...0xFF60, 1),  // full width
    Row(0xFF61...0xFFDC, 0.5),
    // Two letters make a flag.
    Row(0x1F1E6...0x1F1FF, 0.6),
    Row(0x1F300...0x1F3FA, 1.2),
    Row(0x1F3FB...0x1F3FF, 0),
    Row(0x1F400...0x1FAFF, 1.2),  // emoji
    Row(0x20000...0x3FFFF, 1),
    Row(0xE0001...0xE01EF, 0),
  ]
}
