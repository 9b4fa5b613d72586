/// A number of three or more parts, such as a version, as English voices say it.
///
/// “9.0.4” is “9, 0, 4”: the parts have pauses between them. Three parts of which the first has two digits are said
/// otherwise: “10.0.4” is “10 dot 0 point 4”. Source: Rightpoint/RZUtils, pull request 173, iOS 10.
struct SpokenVersion {
  let words: String
  /// How many scalars the number takes.
  let length: Int

  /// The number that begins at a place in a text; `nil` where there is none.
  init?(at start: Int, in scalars: [Unicode.Scalar]) {
    guard scalars[start].isASCIIDigit, start == 0 || !scalars[start - 1].isOfVersion else { return nil }
    let number = scalars[start...].prefix(while: \.isOfVersion)
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    // A stop after the last part ends a sentence.
    let end = parts.last?.isEmpty == true ? 1 : 0
    let numbers = parts.dropLast(end).map { String(String.UnicodeScalarView($0)) }
    guard numbers.count > 2, numbers.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    words =
      numbers.count == 3 && numbers[0].count > 1
      ? "\(numbers[0]) dot \(numbers[1]) point \(numbers[2])" : numbers.joined(separator: ", ")
    length = number.count - end
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  /// Whether the scalar can be a part of a number with stops in it, or of a word that begins or ends with one.
  fileprivate var isOfVersion: Bool { self == "." || properties.isAlphabetic || properties.numericType != nil }
}
