extension SymbolName {
  /// Whether a text can only be the name of a symbol: small words with dots between them, of which one tells how the
  /// symbol is drawn, or all of which the system has words for.
  package static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isPart) }) else { return false }
    return parts.dropFirst().contains(where: shapes.contains) || known(text)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLowercase || character.isNumber)
  }

  /// What the names of symbols say of their shapes, as Apple's list of symbols has them.
  private static let shapes: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "dashed", "and", "bubble", "triangle", "diamond",
  ]
}
