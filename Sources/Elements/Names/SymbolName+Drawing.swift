extension SymbolName {
  /// Whether what VoiceOver says of a symbol tells what is drawn, and not what it stands for.
  ///
  /// So it is where VoiceOver has no words for the symbol and takes its name, and where its words are those of the name
  /// (“Sparkle” for `sparkles`, WWDC24-10073; “Arrow Down Circle”).
  package static func tellsDrawing(of symbol: String) -> Bool {
    switch meaning(of: symbol) {
    case .heard(let text, nil) where !purposes.contains(symbol):
      let name = symbol.filter(\.isLetter)
      let words = text.lowercased().filter(\.isLetter)
      return symbol.contains(".") ? name == words : name.hasPrefix(words)
    case .heard, .word, .pattern: return false
    case nil: return true
    }
  }

  /// Symbols that are named after what they stand for.
  private static let purposes: Set = ["bold", "bookmark", "tag", "timer"]
}
