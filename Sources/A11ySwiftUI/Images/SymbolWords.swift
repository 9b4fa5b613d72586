internal import Elements
internal import Foundation

/// What VoiceOver makes of a symbol's name, where the symbol is not an element of its own.
enum SymbolWords {
  static func words(for symbol: String, in locale: Locale) -> String {
    SymbolName.words(for: symbol, language: locale.identifier(.bcp47))
  }
}
