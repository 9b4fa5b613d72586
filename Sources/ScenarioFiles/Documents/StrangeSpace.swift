import Diagnostics

extension Unicode.Scalar {
  /// Whether this looks like a space, or like nothing, while YAML takes it for a letter.
  var isStrangeSpace: Bool { value > 127 && properties.isWhitespace || [0x200B, 0x2060, 0xFEFF].contains(value) }
}

extension Scalar {
  /// What to do about a space in the text that YAML takes for a letter; `nil` if there is none.
  var strangeSpaceAdvice: String? {
    text.unicodeScalars.first(where: \.isStrangeSpace).map { space in
      let code = String(space.value, radix: 16, uppercase: true)
      let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return "the space in it is U+\(number), which YAML takes for a letter: write an ordinary one"
    }
  }
}
