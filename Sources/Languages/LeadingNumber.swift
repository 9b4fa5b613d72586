/// A number that a text begins with, such as `$1,234.5`, `1.234,5` or `12,5 °C`, and what stands after it.
///
/// No language is asked for: a mark that comes again stands before thousands, and so does a lone comma with three digits
/// after it.
package struct LeadingNumber {
  package let value: Double
  package let rest: Substring

  package init?(of text: String) {
    let isNegative = text.first.map { "-\u{2212}".contains($0) } ?? false
    let figures = text.dropFirst(isNegative ? 1 : 0).drop(while: \.isCurrencySymbol)
      .prefix { $0.isWholeNumber || ".,".contains($0) }
    // A mark at the end is the sentence's.
    let end = figures.lastIndex(where: \.isWholeNumber).map(figures.index(after:)) ?? figures.startIndex
    guard let value = LeadingNumber.value(of: figures[..<end]) else { return nil }
    self.value = isNegative ? -value : value
    rest = text[end...]
  }

  private static func value(of figures: Substring) -> Double? {
    let digits = figures.split(omittingEmptySubsequences: false) { !$0.isWholeNumber }
      .map { $0.compactMap(\.wholeNumberValue).map(String.init).joined() }
    guard let last = digits.last else { return nil }
    let marks = Set(figures.filter { !$0.isWholeNumber })
    let isThousands = marks == [","] && last.count == 3 && digits.first != "0"
    let isWhole = digits.count < 2 || marks.count == 1 && digits.count > 2 || isThousands
    return isWhole ? Double(digits.joined()) : Double("\(digits.dropLast().joined()).\(last)")
  }
}
