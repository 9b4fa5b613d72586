/// Writes values in the ways of a language.
package protocol ValueFormatter: Sendable {
  /// The text of a value, or `nil` for a moment, a style or a code that cannot be read.
  func text(of request: FormatRequest, locale: String) -> String?
}
