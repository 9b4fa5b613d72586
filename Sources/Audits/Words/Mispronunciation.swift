/// Texts that English voices are known to read otherwise than they are meant.
///
/// Sources: accessibilityupto11.com, and reports on iOS 15 to 26 (“3 h 24 meters”, “2024 slash 10 slash 27”, “1 dollar and
/// 24 cents slash mo”, “middle dot”); “No. of Investigators” (USDepartmentofLabor/Child-Labor, issue 57); “56m remaining” as
/// meters (AudioBooth, issue 304); “•••” as “three bullets” (Awful/Awful.app, issue 363); “1 - 2 bedrooms” as “1, 2 bedrooms”
/// (KEV, Abbreviations by author); “39m” as 39 meters (microsoft/AdaptiveCards, issue 6848); “-$115.00” as
/// “minus fifteen” (woocommerce/woocommerce-ios, issue 1890).
///
/// Times such as “15:20”, versions such as “10.0.1” and sizes such as “5.37 GB” are not among them: they are heard with
/// “dot” or a pause for the mark, and understood. Nor are prices: “£3.99” was heard as “pound sign, 3 dot 99” once
/// (accessibilityupto11.com, day 105), and “$1.24” as it is meant, which is too little to judge others by.
enum Mispronunciation {
  /// The first such piece of a text, and what is heard; `nil` if all is read as it is meant.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tellsAges: Whether other texts beside it are ages for certain, such as “3h”; few texts take the question.
  /// - Returns: What is written, and what is heard of it.
  static func first(in text: String, tellsAges: @autoclosure () -> Bool) -> (seen: String, heard: String)? {
    guard text.mayMislead else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() where word.mayMislead {
      if let heard = heard(word, in: words, tellsAges: tellsAges()) { return (String(word), heard) }
      if word == "No.", words.dropFirst(index + 1).first == "of" { return ("No. of", "no of") }
      let isBetween = index > 0 && index < words.count - 1
      if isBetween, word == "-", let range = range(from: words[index - 1], to: words[index + 1]) { return range }
      if isBetween, let name = separators[word] { return (String(word), name) }
    }
    return nil
  }

  /// A hyphen between two numbers, which is not heard as “to”.
  private static func range(from first: Substring, to last: Substring) -> (seen: String, heard: String)? {
    guard [first, last].allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return ("\(first) - \(last)", "\(first), \(last)")
  }

  private static let separators: [Substring: String] = [
    "·": "middle dot", "•": "bullet", "→": "right arrow", "|": "vertical bar",
  ]

  private static let units: [Substring: String] = ["m": "meters", "h": "h", "s": "s", "d": "d"]

  /// Words beside a number that say that it is a time; with more than an hour of minutes it may as well be a way.
  private static let timeWords: Set<Substring> = ["remaining", "left", "elapsed", "played"]

  /// Captions of what lasts.
  private static let captions: Set<String> = ["duration", "runtime", "time", "length"]

  /// Whether some words are the caption of a time that stands after them.
  static func isCaptionOfTime(_ words: [String]) -> Bool { words.last.map(captions.contains) ?? false }

  private static func heard(
    _ word: Substring, in words: [Substring], tellsAges: @autoclosure () -> Bool
  ) -> String? {
    let bullets = word.prefix { $0 == "•" }.count
    if bullets > 1 { return "\(bullets) bullets" }
    let word = word.trimmingMarks
    if let (number, unit) = word.numberAndUnit, let name = units[unit] {
      // A length of some meters is read as it is meant; so is what stands alone with another unit.
      guard unit == "m",
        words.contains(where: { $0.trimmingMarks.numberAndUnit?.unit == "h" }) || words.contains("ago")
          || (Int(number) ?? 60) < 60 && (tellsAges() || !timeWords.isDisjoint(with: words.map(\.trimmingMarks)))
      else { return nil }
      return "\(number) \(name)"
    }
    if word.hasSuffix("/mo") || word.hasSuffix("/yr") || word.hasSuffix("/wk") { return "slash \(word.suffix(2))" }
    if word == "w/" || word == "w/o" { return "w slash" }
    if let first = word.dropFirst().first, word.first == "-", "$£€".contains(first),
      word.dropFirst(2).first?.isNumber == true
    {
      // Of “-$115.00” fifteen was heard; which part of other amounts is lost nobody has told.
      return "minus …"
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) {
      return parts.joined(separator: " slash ")
    }
    return nil
  }
}

extension Mispronunciation {
  /// Whether a text has an age in hours, days or weeks: a number with a letter right after it.
  static func tellsAge(_ text: String) -> Bool {
    // Where the letter does not stand right after a digit, of whatever script, there is no age.
    let pairs = zip(text.utf8, text.utf8.dropFirst())
    guard pairs.contains(where: { ($0.isASCIIDigit || $0 >= 0x80) && "hdw".utf8.contains($1) }) else { return false }
    return text.split { $0.isWhitespace || $0 == "," }.contains { word in
      word.numberAndUnit.map { ["h", "d", "w"].contains($0.unit) } ?? false
    }
  }
}

extension String {
  /// Whether one of the words can be one that is read otherwise: it is found byte by byte, since most texts have none.
  fileprivate var mayMislead: Bool {
    // What the word so far has in it.
    var (hasMark, hasMore) = (false, false)
    for byte in utf8 {
      if byte.isASCIISpace {
        (hasMark, hasMore) = (false, false)
        continue
      }
      if byte.mayMislead { hasMark = true }
      if !byte.isASCIIDigit { hasMore = true }
      if hasMark, hasMore { return true }
    }
    return false
  }
}

extension Substring {
  /// Whether the word can be one that is read otherwise, as against one of letters or of digits alone.
  fileprivate var mayMislead: Bool {
    utf8.contains(where: \.mayMislead) && !utf8.allSatisfy(\.isASCIIDigit)
  }

  /// The text without marks of a sentence at its ends.
  fileprivate var trimmingMarks: Substring {
    let isMark = { (character: Character) in ",;:().".contains(character) }
    guard let start = firstIndex(where: { !isMark($0) }), let end = lastIndex(where: { !isMark($0) }) else {
      return self
    }
    return self[start...end]
  }

  /// Digits with letters right after them.
  fileprivate var numberAndUnit: (number: Substring, unit: Substring)? {
    let number = prefix(while: \.isNumber)
    let unit = self[number.endIndex...]
    guard !number.isEmpty, !unit.isEmpty, unit.allSatisfy(\.isLetter) else { return nil }
    return (number, unit)
  }
}

extension UInt8 {
  /// Whether what is read otherwise can have it in it: a digit, a stroke, a full stop, or what is not of ASCII.
  fileprivate var mayMislead: Bool {
    isASCIIDigit || self >= 0x80 || self == UInt8(ascii: "-") || self == UInt8(ascii: "/") || self == UInt8(ascii: "|")
      || self == UInt8(ascii: ".")
  }
}
