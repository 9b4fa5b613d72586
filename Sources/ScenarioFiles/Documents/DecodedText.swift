import Diagnostics
package import Foundation

/// Turns bytes into text and finds what a scenario cannot hold.
package enum DecodedText {
  /// Decodes UTF-8, without a byte-order mark.
  package static func decode(_ data: Data, name: String) throws(ScenarioError) -> String {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = data.starts(with: byteOrderMark) ? data.dropFirst(3) : data
    guard let text = String(validating: content, as: UTF8.self) else {
      throw invalidEncoding(Array(content)[...], name: name)
    }
    let isBlank = text.utf8.allSatisfy { " \t\r\n".utf8.contains($0) }
    if isBlank { throw ScenarioError(.emptyFile, name: name) }
    return text
  }

  private static func invalidEncoding(_ bytes: ArraySlice<UInt8>, name: String) -> ScenarioError {
    let first = Array(bytes.prefix(2))
    if first == [0xFF, 0xFE] || first == [0xFE, 0xFF] { return ScenarioError(.utf16, name: name) }
    let good = validPrefix(of: bytes)
    // The rest is shown with replacement characters.
    let file = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
    let place = file.place(atUTF8Offset: good)
    return ScenarioError(file: file, diagnostics: [.invalidUTF8(bytes[bytes.startIndex + good], at: place)])
  }

  /// How many bytes at the beginning are UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }

  /// Finds control characters, which no editor shows, and in YAML the rare line ends that only some tools count.
  static func forbiddenCharacters(in file: SourceFile, format: ScenarioSource.Format) -> [Diagnostic] {
    // Only these bytes can begin what is looked for; most texts have none of them.
    let isSuspect = file.text.withBytes { bytes in
      bytes.contains { byte in
        (byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09) || byte == 0x7F || byte == 0xC2 || byte == 0xE2
          || byte == 0xEF
      }
    }
    guard isSuspect else { return [] }
    var found: [Diagnostic] = []
    var offset = 0
    for scalar in file.text.unicodeScalars {
      if let diagnostic = problem(scalar, format: format) {
        var diagnostic = diagnostic
        diagnostic.place = file.place(atUTF8Offset: offset)
        found.append(diagnostic)
        // A file full of them is not a text at all.
        if found.count == 20 { return found }
      }
      offset += UTF8.width(scalar)
    }
    return found
  }

  private static func problem(_ scalar: Unicode.Scalar, format: ScenarioSource.Format) -> Diagnostic? {
    switch scalar.value {
    case 0: .nulByte
    case 0x09, 0x0A, 0x0D: nil
    // The reader of JSON has its own words for those that stand in text.
    case 0x01..<0x20 where format == .json: nil
    case 0x01..<0x20, 0x7F, 0x80..<0x85, 0x86..<0xA0: .controlCharacter(scalar)
    case 0xFEFF: .byteOrderMark
    case 0x85, 0x2028, 0x2029: format == .yaml ? .lineSeparator(scalar) : nil
    default: nil
    }
  }
}

extension Diagnostic {
  static let emptyFile = Diagnostic(
    "empty-file", "the file is empty", at: nil, hints: ["a scenario begins with 'scenario: …' and 'views: […]'"])

  fileprivate static let utf16 = Diagnostic(
    "invalid-utf8", "the file is UTF-16", at: nil, hints: ["save it as UTF-8"])

  fileprivate static func invalidUTF8(_ byte: UInt8, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "invalid-utf8", "the byte 0x\(UInt32(byte).hexadecimal(digits: 2)) is not UTF-8", at: place,
      hints: ["save the file as UTF-8"])
  }

  fileprivate static let nulByte = Diagnostic("nul-byte", "a NUL byte cannot stand in a scenario", at: nil)

  fileprivate static let byteOrderMark = Diagnostic(
    "control-character", "a byte-order mark can only stand at the beginning of a file", at: nil)

  fileprivate static func controlCharacter(_ scalar: Unicode.Scalar) -> Diagnostic {
    Diagnostic(
      "control-character", "the control character U+\(scalar.value.hexadecimal()) cannot stand in a scenario", at: nil)
  }

  fileprivate static func lineSeparator(_ scalar: Unicode.Scalar) -> Diagnostic {
    let code = scalar.value.hexadecimal()
    return Diagnostic(
      "line-separator", "U+\(code) ends a line for some tools and not for others", at: nil,
      hints: ["write it as \"\\u\(code)\" in double quotes"])
  }
}

extension UInt32 {
  /// The number in hexadecimal digits, with zeros in front.
  func hexadecimal(digits count: Int = 4) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
