/// The words that VoiceOver speaks for a system symbol that nobody has labelled.
enum SymbolNames {
  /// The spoken name of a symbol: its own if the system has one, else the symbol's name as it is written.
  static func spoken(_ symbol: String) -> String {
    if let name = names[symbol] { return name }
    if let name = names[base(of: symbol)] { return name }
    return symbol
  }

  /// The symbol without the parts of its name that only change how it is drawn.
  private static func base(of symbol: String) -> String {
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// Symbols with a name of their own; a variant such as `.fill` or `.circle` shares that of its base.
  private static let names: [String: String] = [
    // Beach-trip app of WWDC24-10073.
    "star": "Favorite", "arrowshape.turn.up.left": "Reply", "sparkles": "Sparkle",
  ]
}
