internal import Colors

extension [UInt8] {
  /// Adds a color without its opacity, as pages of the web write it: `#ff3b30`, or `#fff` where it is to be short.
  mutating func append(hexadecimal color: Color, isShort: Bool) {
    func byte(_ share: Double) -> UInt8 { UInt8((Swift.min(Swift.max(share, 0), 1) * 255).rounded()) }
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    append(UInt8(ascii: "#"))
    // A byte of two equal digits.
    let hasPairs = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
    append(hexadecimal: red, isShort: isShort && hasPairs)
    append(hexadecimal: green, isShort: isShort && hasPairs)
    append(hexadecimal: blue, isShort: isShort && hasPairs)
  }

  private mutating func append(hexadecimal byte: UInt8, isShort: Bool) {
    append((byte >> 4).lowercaseHexadecimalDigit)
    if !isShort { append((byte & 15).lowercaseHexadecimalDigit) }
  }

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

extension UInt8 {
  /// The digit of a number below sixteen.
  fileprivate var lowercaseHexadecimalDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10
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
