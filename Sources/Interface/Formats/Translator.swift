/// The app's own words in the languages that it was translated into.
///
/// The core reads no tables: who reads a scenario hands in what is in them.
package protocol Translator: Sendable {
  /// The words for a key in a language, with the gaps filled; those of the app's own language, or else the key, where
  /// nobody has translated them.
  func words(for key: String, _ arguments: [Value], in formats: Formats) -> String

  /// What is said in one language for words of another, which may also be a key; `nil` where no text has those words.
  func translation(of words: String, from language: String, to other: String) -> String?

  /// What is said in one language for the only text of another that has these whole words in it; `nil` where there are
  /// several such texts, or none.
  func translation(ofPart words: String, from language: String, to other: String) -> String?

  /// Where the words for a key come from in a language.
  func source(of key: String, in language: String) -> TranslationSource

  /// Whether there are words for any text in a language, or it is the app's own.
  func speaks(_ language: String) -> Bool

  /// The same app without words for a key, but in its own language.
  func losing(_ key: String) -> any Translator

  /// The keys that have lost their words.
  var lostKeys: Set<String> { get }
}
