internal import Languages

/// What the voice makes of a text before it speaks it; a transcript never shows it.
package struct SpeechNormalization: Sendable, Hashable {
  package let rules: [SpeechRule]
  /// How long a word in capitals may be to be spelled; `nil` if none is.
  package let spelledCapitals: ClosedRange<Int>?
  /// The rules by the first scalar of their text, the longest text first.
  private let byFirstScalar: [Unicode.Scalar: [PreparedRule]]

  private struct PreparedRule: Sendable, Hashable {
    var rule: SpeechRule
    var scalars: [Unicode.Scalar]
  }

  package init(rules: [SpeechRule], spelledCapitals: ClosedRange<Int>? = nil) {
    self.rules = rules
    self.spelledCapitals = spelledCapitals
    let prepared = rules.map { PreparedRule(rule: $0, scalars: Array($0.text.unicodeScalars)) }
      .filter { !$0.scalars.isEmpty }
    byFirstScalar = Dictionary(grouping: prepared) { $0.scalars[0] }
      .mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }

  /// As VoiceOver was heard to do; it spells "ADD" and "LOG" (CVS Health, EXYTE), with some voices and short words only.
  package static let voiceOver = SpeechNormalization(rules: SpeechRule.voiceOver, spelledCapitals: 2...3)

  /// Short words that nobody takes for letters, also in a line all of capitals.
  ///
  /// Source: “ADD TO THE CART”, of which ADD alone is spelled (FormidableLabs/react-native-ama, guideline on labels).
  private static let wordsOfGrammar: Set = [
    // Also “ID”, as in “Bank ID” (react-native-community/discussions-and-proposals, issue 694).
    "ALL", "AM", "AN", "AND", "ANY", "ARE", "AS", "AT", "BE", "BUT", "BY", "CAN", "DO", "FOR", "HAS", "HE",
    "HER", "HIS", "HOW", "ID", "IF", "IN", "IS", "ITS", "MAY", "ME", "MY", "NO", "NOT", "OF", "OFF", "ON", "OR",
    // But not “WHO”, which is spelled in “BASED ON WHO YOU FOLLOW” (microsoft/EmbeddedSocial-iOS-SDK, issue 715).
    "OUR", "OUT", "SHE", "SO", "THE", "TO", "UP", "WAS", "WE", "WHY", "YES", "YOU",
  ]

  /// The text as it stands; the synthesizer's own reading of numbers remains.
  package static let off = SpeechNormalization(rules: [])
}

extension SpeechNormalization {
  /// What is spoken for a text in a language.
  package func spoken(_ text: String, language: String = "en-US") -> String {
    apply(to: TracedText(text), language: language).text
  }

  func apply(to text: TracedText, language: String) -> TracedText {
    guard !byFirstScalar.isEmpty || spelledCapitals != nil else { return text }
    let voice = LanguageTag(language).lookup(in: SpeechRule.languages)
    let isEnglish = voice == "en" && !rules.isEmpty
    let dollars = isEnglish || rules.isEmpty ? nil : LanguageTag(language).lookup(in: DollarWord.byLanguage)
    // Most texts have no emoji: no table is read for them.
    let names = rules.isEmpty || !text.scalars.contains(where: PictureName.isMadeOf) ? nil : PictureNames.of(language)
    let scalars = text.scalars
    var result = TracedText()
    var next = 0
    while next < scalars.count {
      let origin = text.origins[next]
      if let number = isEnglish ? SpeechNormalization.number(at: next, in: scalars) : nil {
        result.append(number.words, from: origin)
        next += number.length
      } else if let dollars, let amount = SpokenAmount(at: next, in: scalars, dollars: dollars) {
        result.append(amount.words, from: origin)
        next += amount.length
      } else if let names, Picture.isDrawn(at: next, in: scalars), let picture = picture(at: next, in: scalars, names) {
        result.append(picture.words, from: origin)
        next += picture.length
      } else if let match = rule(at: next, in: scalars, language: voice) {
        result.append(match.rule.spoken, from: origin)
        next += match.scalars.count
      } else if let names, let picture = picture(at: next, in: scalars, names) {
        result.append(picture.words, from: origin)
        next += picture.length
      } else if let end = capitals(at: next, in: scalars) {
        for place in next..<end {
          // With spaces between them eSpeak NG would take an "A" for the article.
          if place > next { result.append(".", from: text.origins[place]) }
          result.append(scalars[place], from: text.origins[place])
        }
        next = end
      } else {
        if beginsWord(at: next, in: scalars) || isFigureOfName(at: next, in: scalars)
          || (voice == "fr" && isFigureOfGroups(at: next, in: scalars))
        {
          result.append(" ", from: origin)
        }
        if isEnglish, isCapitalAlone(at: next, in: scalars) { result.append("cap ", from: origin) }
        result.append(scalars[next], from: origin)
        next += 1
      }
    }
    return result
  }

  /// The number that begins at a place and is said otherwise than it is written.
  private static func number(at start: Int, in scalars: [Unicode.Scalar]) -> (words: String, length: Int)? {
    if let amount = SpokenAmount(at: start, in: scalars) { return (amount.words, amount.length) }
    if let date = SpokenDate(at: start, in: scalars) { return (date.words, date.length) }
    guard scalars[start].properties.isDecimal else { return nil }
    if let version = SpokenVersion(at: start, in: scalars) { return (version.words, version.length) }
    return SpokenTime(at: start, in: scalars).map { ($0.words, $0.length) }
  }

  /// Whether a capital letter is all that an element, or a part of its name, is called, which is announced.
  ///
  /// Sources: “cap T, button” of the key of a game in Safari on an iPhone (checks of a game of words, of 2026);
  /// accessibilityupto11.com, day 104 (“Price-to-Earnings, 29.13, X, Cap C”).
  private func isCapitalAlone(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[place].properties.isUppercase, place == 0 || scalars[..<place].suffix(2) == [",", " "] else {
      return false
    }
    return place + 1 == scalars.count || scalars[place + 1] == ","
  }

  /// Whether a figure stands in a French number whose groups have narrow spaces between them, which is read figure by
  /// figure.
  ///
  /// Sources: CovidTrackerFr/vitemadose-ios, issue 132 and pull request 134, iOS 14 (“9 1 0 1 4” of 91 014, “4-8-5-1-3”).
  private func isFigureOfGroups(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    func isOfNumber(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{202F}" || scalar.properties.isDecimal }
    guard !rules.isEmpty, scalars[place].properties.isDecimal else { return false }
    let before = scalars[..<place].reversed().prefix(while: isOfNumber)
    let number = before.reversed() + scalars[place...].prefix(while: isOfNumber)
    return !before.isEmpty && number.split(separator: "\u{202F}").count > 1
  }

  /// Whether a new word begins at a place inside of a name from code or of a hashtag.
  ///
  /// Sources: nextcloud/ios, issue 646 (“item arrow right” of the picture `itemArrowRight`); accessibilityupto11.com, day 11
  /// (“365 days iOS Accessibility”, “a 11 y”), and day 12 (“BAC”, a number, “D”). A single small letter before a capital
  /// one is part of the word, as in iPhone, and so is one that ends it, as in PDFs.
  private func beginsWord(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard !rules.isEmpty, place > 0 else { return false }
    let here = scalars[place].properties
    guard here.isUppercase || here.isDecimal || scalars[place - 1].properties.isDecimal else { return false }
    let before = scalars[..<place].suffix(2).map(\.properties)
    let after = scalars[place...].prefix(3).map(\.properties)
    if here.isUppercase {
      let isWord = after.count == 3 && after[1].isLowercase && after[2].isLowercase
      if before.count == 2, before.allSatisfy(\.isLowercase) { return true }
      let isAfterAcronym = before.count == 2 && before.allSatisfy(\.isUppercase)
      if isWord, before.last?.isDecimal == true || isAfterAcronym { return true }
    }
    // A number in the place of the letters between the first and the last one, or before the last ones.
    if here.isDecimal {
      guard before.last?.isAlphabetic == true else { return false }
      let number = scalars[place...].prefix(while: \.properties.isDecimal)
      return number.count > 1 && scalars[number.endIndex...].first?.properties.isAlphabetic == true
    }
    guard here.isLowercase || here.isUppercase, before.last?.isDecimal == true,
      let letter = scalars[..<place].lastIndex(where: { !$0.properties.isDecimal })
    else { return false }
    return place - letter > 2 && scalars[letter].properties.isAlphabetic
  }

  /// Whether a figure stands in the number at the end of a file's name, which is read figure by figure.
  ///
  /// Sources: Hacking with Swift, project 15, and notes of a course (“Kevin Horstmann one four one seven zero five” of the
  /// picture `kevin-horstmann-141705`). How long such a number is at least is assumed.
  private func isFigureOfName(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard !rules.isEmpty, scalars[place].properties.isDecimal,
      let hyphen = scalars[..<place].lastIndex(where: { !$0.properties.isDecimal }), hyphen > 0,
      scalars[hyphen] == "-", scalars[hyphen - 1].properties.isAlphabetic
    else { return false }
    return scalars[(hyphen + 1)...].prefix(while: \.properties.isDecimal).count > 4
  }

  private func rule(at start: Int, in scalars: [Unicode.Scalar], language: String?) -> PreparedRule? {
    byFirstScalar[scalars[start]]?.first { candidate in
      let end = start + candidate.scalars.count
      return (candidate.rule.language == nil || candidate.rule.language == language)
        && scalars[start...].starts(with: candidate.scalars)
        && candidate.rule.after.matches(scalars[..<start].reversed())
        && candidate.rule.before.matches(scalars[end...])
    }
  }

  /// The name of a picture that stands here, apart from the words beside it.
  private func picture(at start: Int, in scalars: [Unicode.Scalar], _ names: PictureNames) -> PictureName? {
    guard var picture = PictureName(at: start, in: scalars, names) else { return nil }
    let end = start + picture.length
    if start > 0, !scalars[start - 1].properties.isWhitespace { picture.words = " " + picture.words }
    if end < scalars.count, !scalars[end].properties.isWhitespace { picture.words += " " }
    return picture
  }

  /// Where a word in capitals ends that begins here and is to be spelled.
  private func capitals(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let spelledCapitals, scalars[start].properties.isUppercase else { return nil }
    if start > 0, !SpeechRule.Neighbor.boundary.matches(scalars[..<start].reversed()) { return nil }
    let end = scalars[start...].firstIndex { !$0.properties.isUppercase } ?? scalars.count
    // What is heard of “US$5” is not known.
    let isCurrency = scalars[end...].first?.properties.generalCategory == .currencySymbol
    let isWord = !isCurrency && SpeechRule.Neighbor.boundary.matches(scalars[end...])
    guard isWord, spelledCapitals.contains(end - start) else { return nil }
    let word = String(String.UnicodeScalarView(scalars[start..<end]))
    return SpeechNormalization.wordsOfGrammar.contains(word) ? nil : end
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isDecimal: Bool { numericType == .decimal }
}

extension SpeechRule.Neighbor {
  /// Whether the scalars beside a text, the nearest first, are what the rule asks for.
  fileprivate func matches(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var nearest = scalars.makeIterator()
    let first = nearest.next()
    switch self {
    case .anything: return true
    case .digit: return first?.properties.numericType == .decimal
    case .letter: return first?.properties.isAlphabetic ?? false
    case .capital: return first?.properties.isUppercase ?? false
    case .small: return first?.properties.isLowercase ?? false
    case .word:
      return scalars.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        .contains(where: \.properties.isAlphabetic)
    case .address:
      // From the nearest scalar back to the beginning of the address.
      let address = scalars.prefix {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "." || $0 == "-"
      }
      return address.suffix(3) == ["w", "w", "w"]
    case .boundary: return first.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? true
    case .space: return first?.properties.isWhitespace ?? true
    case .nothing:
      guard let first else { return true }
      return nearest.next().map { [first, $0] == [",", " "] || [first, $0] == [" ", ","] } ?? false
    }
  }
}
