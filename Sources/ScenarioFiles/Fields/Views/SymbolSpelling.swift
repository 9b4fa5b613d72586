/// How the names of system symbols are spelled.
enum SymbolSpelling {
  /// Words that names of symbols have beside that of the thing.
  private static let parts: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "triangle", "diamond", "octagon", "hexagon", "shield", "seal", "slash",
    "badge", "dotted", "left", "right", "up", "down", "forward", "backward", "plus", "minus", "xmark", "checkmark",
    "turn", "and", "on", "app", "portrait", "landscape", "wave", "text", "line", "path", "clockwise",
    "counterclockwise", "exclamationmark", "questionmark",
  ]

  /// Words with which names of symbols begin, and hardly anything else.
  private static let beginnings: Set<Substring> = [
    "arrowshape", "arrowtriangle", "checkmark", "exclamationmark", "goforward", "gobackward", "questionmark", "xmark",
  ]

  /// Whether a text can hardly be anything but the name of a symbol: small words between dots, one of them such as
  /// `fill`, or the first of them such as `goforward`.
  static func isSymbol(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) } }
      && (beginnings.contains(words[0]) || words.dropFirst().contains(where: parts.contains))
  }
}
