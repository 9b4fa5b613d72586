/// A time of the day whose zeros English voices pass over.
///
/// “14:00” is “14” (Stack Overflow, How to make times ending :00 accessible), and “01:05” is “1, 5” (bbc/simorgh, issue
/// 1579, iOS 12). The zero of “9:05” is left to the synthesizer.
struct SpokenTime {
  let words: String
  /// How many scalars the time takes.
  let length: Int

  /// The time that begins at a place in a text; `nil` where there is none, or none with such zeros.
  init?(at start: Int, in scalars: [Unicode.Scalar]) {
    guard start == 0 || !scalars[start - 1].isOfTime else { return nil }
    let time = scalars[start...].prefix(while: \.isOfTime)
    let parts = time.split(separator: ":", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
    guard parts.count == 2, let hour = Int(parts[0]), let minutes = Int(parts[1]), parts[0].count <= 2,
      parts[1].count == 2, hour < 24, minutes < 60, minutes == 0 || (parts[0].count == 2 && hour < 10)
    else { return nil }
    words = minutes == 0 ? "\(hour)" : "\(hour), \(minutes)"
    length = time.count
  }
}

extension Unicode.Scalar {
  fileprivate var isOfTime: Bool { self == ":" || properties.isAlphabetic || properties.numericType != nil }
}
