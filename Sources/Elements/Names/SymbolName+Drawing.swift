extension SymbolName {
  /// Whether what VoiceOver says of a symbol tells what is drawn, and not what it stands for.
  ///
  /// So it is where VoiceOver has no words for the symbol and takes its name, and where its words are those of the name
  /// (“Sparkle” for `sparkles`, WWDC24-10073).
  package static func tellsDrawing(of symbol: String) -> Bool {
    switch meaning(of: symbol) {
    case .heard(let text, nil):
      symbol.filter(\.isLetter).hasPrefix(text.lowercased().filter(\.isLetter)) && !symbol.contains(".")
    case .heard, .word, .pattern: false
    case nil: true
    }
  }
}
