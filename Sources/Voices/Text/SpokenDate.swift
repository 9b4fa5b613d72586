/// A day of a year as English voices say it: with an ordinal.
///
/// “April 1, 2025” is “April 1st 2025”. Sources: department-of-veterans-affairs/va-mobile-app, issue 10684, and, on the Mac
/// and of a short month, Enterprise-CMCS/managed-care-review, pull request 707 (“December third two thousand twenty one” of
/// “Dec 3 2021”). Without a year nothing is known.
struct SpokenDate {
  let words: String
  /// How many scalars the date takes.
  let length: Int

  /// The date that begins at a place in a text; `nil` where there is none.
  init?(at start: Int, in scalars: [Unicode.Scalar]) {
    guard SpokenDate.firstLetters.contains(scalars[start]), start == 0 || !scalars[start - 1].properties.isAlphabetic
    else { return nil }
    var rest = scalars[start...]
    let name = String(String.UnicodeScalarView(rest.prefix { $0.properties.isAlphabetic }))
    guard let month = SpokenDate.months.first(where: { $0 == name || $0.prefix(3) == name }) else { return nil }
    rest = rest.dropFirst(name.unicodeScalars.count)
    guard rest.first == " ", let day = SpokenDate.number(of: 1...2, in: rest.dropFirst()), (1...31).contains(day.value)
    else { return nil }
    rest = rest.dropFirst(1 + day.length)
    rest = rest.first == "," ? rest.dropFirst() : rest
    guard rest.first == " ", let year = SpokenDate.number(of: 4...4, in: rest.dropFirst()) else { return nil }
    rest = rest.dropFirst(1 + year.length)
    words = "\(month) \(day.value)\(SpokenDate.ending(of: day.value)) \(year.value)"
    length = rest.startIndex - start
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let firstLetters = Set(months.compactMap(\.unicodeScalars.first))

  /// The number of so many digits that stands in front.
  private static func number(
    of count: ClosedRange<Int>, in scalars: ArraySlice<Unicode.Scalar>
  ) -> (value: Int, length: Int)? {
    let digits = scalars.prefix { ("0"..."9").contains($0) }
    guard count.contains(digits.count), let value = Int(String(String.UnicodeScalarView(digits))) else { return nil }
    return (value, digits.count)
  }

  private static func ending(of day: Int) -> String {
    switch day {
    case 1, 21, 31: "st"
    case 2, 22: "nd"
    case 3, 23: "rd"
    default: "th"
    }
  }
}
