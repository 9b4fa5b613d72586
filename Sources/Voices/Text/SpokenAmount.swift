/// An amount of dollars as voices say it: in English with its cents, elsewhere the number and the word.
///
/// “$5.99” is “5 dollars and 99 cents”, “$3.5” has fifty cents, “$0.32” is “32 cents”, and “$42 million” “42 million
/// dollars”. Sources: a guide to labels, of 2026; reports to Apple of iOS 11 and 12, 33339345 and 46030147; a kit of charts,
/// of 2022 (“$6.1k”: “6 dollars 10 cents k”). Of pounds the sign and the number are heard (accessibilityupto11.com).
struct SpokenAmount {
  var words: String
  /// How many scalars the amount takes.
  var length: Int

  /// The amount that begins at a place in a text, in English; `nil` where there is none.
  init?(at start: Int, in scalars: [Unicode.Scalar]) {
    guard var rest = SpokenAmount.number(after: start, in: scalars) else { return nil }
    let whole = rest.takeNumber { $0 == "," }
    guard !whole.isEmpty else { return nil }
    var fraction = ""
    if rest.first == ".", rest.dropFirst().first.map(\.isDigit) == true {
      rest = rest.dropFirst()
      fraction = rest.takeNumber { _ in false }
    }
    if let scale = SpokenAmount.scales.first(where: { rest.starts(with: " \($0)".unicodeScalars) }) {
      rest = rest.dropFirst(scale.unicodeScalars.count + 1)
      words = whole + (fraction.isEmpty ? "" : " point \(fraction)") + " \(scale) dollars"
    } else {
      guard fraction.count <= 2 else { return nil }
      let cents = Int(fraction.count == 1 ? fraction + "0" : fraction) ?? 0
      let dollars = whole == "0" && cents > 0 ? [] : [counted(whole, "dollar")]
      words = (dollars + (cents > 0 ? [counted("\(cents)", "cent")] : [])).joined(separator: " and ")
    }
    // What follows at once is a word of its own, as the “k” of thousands.
    if rest.first?.properties.isAlphabetic == true { words += " " }
    length = rest.startIndex - start
  }

  /// The same in another language, with the number as it is written.
  init?(at start: Int, in scalars: [Unicode.Scalar], dollars: DollarWord) {
    guard var rest = SpokenAmount.number(after: start, in: scalars) else { return nil }
    let number = rest.takeNumber { $0 == "," || $0 == "." }
    guard !number.isEmpty else { return nil }
    words = "\(number) \(number == "1" ? dollars.one : dollars.others)"
    if rest.first?.properties.isAlphabetic == true { words += " " }
    length = rest.startIndex - start
  }

  /// What stands after the sign of an amount; `nil` where there is no sign, or one of another dollar, as in “US$”.
  private static func number(after start: Int, in scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    guard scalars[start] == "$", start == 0 || !scalars[start - 1].isLatinLetter else { return nil }
    return scalars[(start + 1)...]
  }

  private static let scales = ["hundred", "thousand", "million", "billion", "trillion"]
}

private func counted(_ number: String, _ unit: String) -> String { "\(number) \(unit)\(number == "1" ? "" : "s")" }

extension ArraySlice<Unicode.Scalar> {
  /// Takes the digits from the front, and what may stand between two of them.
  fileprivate mutating func takeNumber(with isSeparator: (Unicode.Scalar) -> Bool) -> String {
    var number = String.UnicodeScalarView()
    while let next = first, next.isDigit || isSeparator(next) && dropFirst().first.map(\.isDigit) == true {
      number.append(next)
      self = dropFirst()
    }
    return String(number)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isLatinLetter: Bool { properties.isAlphabetic && !properties.isIdeographic }
}
