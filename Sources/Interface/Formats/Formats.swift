/// How the app writes numbers, money, dates and lists, and what its own words are.
///
/// The core has no formatter of its own: who reads a scenario hands one in.
package struct Formats: Sendable {
  /// The language as a BCP 47 tag.
  package var locale: String
  package var formatter: (any ValueFormatter)?
  /// The app's own words; `nil` for an app that has no tables of them.
  package var translator: (any Translator)?

  package init(
    locale: String = "en-US", formatter: (any ValueFormatter)? = nil, translator: (any Translator)? = nil
  ) {
    self.locale = locale
    self.formatter = formatter
    self.translator = translator
  }
}

/// Two are the same if they write in the same language: a process has one formatter, and an app its own words.
extension Formats: Hashable {
  package static func == (first: Formats, second: Formats) -> Bool {
    first.locale == second.locale && (first.formatter == nil) == (second.formatter == nil)
      && first.translator?.lostKeys == second.translator?.lostKeys
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
  }
}
