/// The words that VoiceOver speaks for a system symbol that nobody has labeled.
enum SymbolNames {
  /// The symbol that stands behind what is selected, and has the trait as well as the name.
  static let selectionMark = "checkmark"

  /// The spoken name of a symbol: the system's own words if it has some, else the raw name with pauses for its dots.
  ///
  /// Sources: accessibility trees of apps on iOS 26.5 (`ellipsis.circle` is “More”, `document.circle` has no words);
  /// WWDC21-10223 (“Drop, fill”, “Leaf, fill”).
  static func spoken(_ symbol: String) -> String {
    names[symbol] ?? meanings[base(of: symbol)] ?? names[base(of: symbol)]
      ?? symbol.split(separator: ".").joined(separator: ", ")
  }

  /// The symbol without the parts of its name that only change how it is drawn.
  private static func base(of symbol: String) -> String {
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square"]

  /// Symbols that stand for an act or a thing in apps, whatever their variant.
  private static let meanings: [String: String] = [
    // Heard in the talks of Apple: WWDC24-10073.
    "star": "Favorite", "arrowshape.turn.up.left": "Reply", "sparkles": "Sparkle",
    // Labels in recorded accessibility trees.
    "plus": "Add", "xmark": "Close", "checkmark": "Selected", "ellipsis": "More", "magnifyingglass": "Search",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.down": "Go Down", "heart": "Love",
    "hand.thumbsup": "Like", "hand.thumbsdown": "Dislike", "folder": "Move", "arrow.clockwise": "Refresh",
    "house": "Home", "key": "Passwords", "list.bullet": "List",
    // Heard on the watch: WWDC21-10223 (“Remove, button”).
    "minus": "Remove",
    // Told by the presenter of WWDC21-10119.
    "sun.max": "Brightness higher", "checkmark.seal": "Verified",
    // By analogy with the system's own bar buttons; not found in a recording.
    "chevron.right": "Forward", "chevron.forward": "Forward", "chevron.up": "Go Up", "gear": "Settings",
    "gearshape": "Settings", "pencil": "Edit", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "trash": "Trash", "play": "Play", "pause": "Pause", "bookmark": "Bookmark",
  ]

  /// Symbols that are described, each variant for itself.
  private static let names: [String: String] = [
    "arrow.up.circle": "Arrow Up Circle", "arrow.down.circle": "Arrow Down Circle", "person": "Person",
    "person.2": "Two People", "globe": "Globe", "ladybug": "Ladybug", "airplane": "Airplane",
    "rectangle.stack": "Album", "curlybraces": "Embed Code",
    // VoiceOver's phrases on macOS 26.5: kiwix-apple, issue 1686.
    "text.page.badge.magnifyingglass": "Search Document",
  ]
}
