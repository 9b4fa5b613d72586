extension SymbolName {
  /// Whether what VoiceOver says of a symbol tells what is drawn, and not what it stands for.
  ///
  /// So it is where VoiceOver has no words for the symbol and takes its name, and where its words have those of the name in
  /// them (“Sparkle” for `sparkles`, WWDC24-10073; “Arrow Down Circle”; “Ruler With Measurement Marks”).
  package static func tellsDrawing(of symbol: String) -> Bool {
    switch meaning(of: symbol) {
    case .heard(let text, nil) where !purposes.contains(symbol):
      let text = text.lowercased()
      var words = Substring(text.filter(\.isLetter))
      guard symbol.contains(".") else { return symbol.hasPrefix(words) || text.hasPrefix("\(symbol) ") }
      return symbol.split(separator: ".").map { $0.filter(\.isLetter) }.allSatisfy { part in
        guard let place = words.firstRange(of: part) else { return part.isEmpty }
        words = words[place.upperBound...]
        return true
      }
    case .heard, .word, .pattern: return false
    case nil: return true
    }
  }

  /// Symbols that are named after what they stand for, or whose words are what a control with them does.
  private static let purposes: Set = [
    "bold", "bookmark", "eject", "lock", "pause", "play", "printer", "repeat", "shuffle", "tag", "timer",
  ]
}
