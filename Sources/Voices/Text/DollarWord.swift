/// What dollars are called after a number, in languages other than English.
///
/// Source: an app of things that one owns in traditional Chinese, its plan of prices (“99 美金” of “$99”). That voices of other
/// languages name them after the number as well is assumed. Languages in which the word follows the number in more than two
/// forms are left out, and so is Spanish, in which the sign is that of several currencies.
struct DollarWord: Sendable {
  var one: String
  var others: String

  private init(_ one: String, _ others: String? = nil) {
    self.one = one
    self.others = others ?? one
  }

  /// The words by language, as they are looked up (``LanguageTag``).
  static let byLanguage: [String: DollarWord] = [
    "de": DollarWord("Dollar"), "fr": DollarWord("dollar", "dollars"),
    "it": DollarWord("dollaro", "dollari"), "ja": DollarWord("ドル"), "ko": DollarWord("달러"), "nl": DollarWord("dollar"),
    "pt": DollarWord("dólar", "dólares"), "sv": DollarWord("dollar"), "tr": DollarWord("dolar"),
    "zh-hans": DollarWord("美元"), "zh-hant": DollarWord("美金"),
  ]
}
