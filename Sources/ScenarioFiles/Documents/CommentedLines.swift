import Diagnostics

/// The lines of a YAML file in which a comment follows text so closely that it may be meant as a part of it.
///
/// `Room #5` is the text `Room` and the comment `5`; a comment that is meant as one has a space after its mark.
enum CommentedLines {
  /// The numbers of lines with ` #` before a letter or a digit.
  static func find(in source: SourceFile) -> Set<Int> { source.text.withBytes(find) }

  private static func find(in text: UnsafeBufferPointer<UInt8>) -> Set<Int> {
    var lines: Set<Int> = []
    var number = 1
    var previous: (UInt8, UInt8, UInt8) = (0, 0, 0)
    for byte in text {
      if previous.2 == UInt8(ascii: "#"), previous.1 == UInt8(ascii: " "), previous.0 > UInt8(ascii: " "),
        Unicode.Scalar(byte).properties.isAlphabetic || byte >= 0x80 || isDigit(byte)
      {
        lines.insert(number)
      }
      if byte == UInt8(ascii: "\n") { number += 1 }
      previous = (previous.1, previous.2, byte)
    }
    return lines
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension Reading {
  /// Takes in the lines of the file in which a comment may be meant as text; most files have none.
  mutating func note(commentedLines lines: Set<Int>) {
    if !lines.isEmpty { commentedLines[0] = lines }
  }

  /// Reports what follows a text as a comment, though it is probably meant as a part of it.
  mutating func checkComment(after scalar: Scalar) {
    guard commentedLines[scalar.place.file]?.contains(scalar.place.line) == true, scalar.style == .plain else { return }
    let rest = source(from: scalar.place).prefix { $0 != "\n" && $0 != "\r" }
    let text = scalar.text.unicodeScalars
    guard rest.starts(with: text), rest.dropFirst(text.count).starts(with: " #".unicodeScalars) else { return }
    let comment = rest.dropFirst(text.count + 1)
    guard let first = comment.dropFirst().first, first.properties.isAlphabetic || first.properties.numericType != nil
    else { return }
    report(.lostText(String(String.UnicodeScalarView(comment)), after: scalar))
  }
}

extension Diagnostic {
  fileprivate static func lostText(_ comment: String, after scalar: Scalar) -> Diagnostic {
    let words = comment.prefix { $0 != " " }
    return Diagnostic(
      "lost-text", "'\(words)' begins a comment, and is not part of the text",
      at: scalar.place.advanced(by: scalar.text.unicodeScalars.count + 1), length: words.unicodeScalars.count,
      hints: ["put the text in quotes: '\(scalar.excerpt) \(comment)', or write '# ' for a comment"])
  }
}
