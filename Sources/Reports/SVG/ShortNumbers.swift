extension [UInt8] {
  /// Adds a number to a tenth, without a needless zero; no number becomes zero.
  mutating func append(inTenths number: Double) {
    guard number.isFinite, number.magnitude < 1e9 else { return append(UInt8(ascii: "0")) }
    append(Int((number * 10).rounded()), ofParts: 10)
  }

  /// Adds a number to a thousandth, without needless zeros; no number becomes zero.
  mutating func append(inThousandths number: Double) {
    guard number.isFinite, number.magnitude < 1e6 else { return append(UInt8(ascii: "0")) }
    append(Int((number * 1000).rounded()), ofParts: 1000)
  }

  /// Adds a number of parts of one, of which there are ten, a hundred and so on.
  private mutating func append(_ count: Int, ofParts parts: UInt) {
    if count < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: count.magnitude / parts)
    var (rest, part) = (count.magnitude % parts, parts / 10)
    // Most places are whole points, and written as they are.
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / part))
      (rest, part) = (rest % part, part / 10)
    }
  }

  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension Double {
  /// The number to a tenth, without a needless zero; no number becomes zero.
  var inTenths: String {
    var bytes: [UInt8] = []
    bytes.append(inTenths: self)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number to a thousandth, without needless zeros; no number becomes zero.
  var inThousandths: String {
    var bytes: [UInt8] = []
    bytes.append(inThousandths: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
