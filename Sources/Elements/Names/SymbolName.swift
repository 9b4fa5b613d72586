/// The words that VoiceOver speaks for a system symbol that nobody has labeled.
package struct SymbolName {
  var text: String
  /// Whether nobody is known to have heard the words in this language.
  var isAssumed: Bool

  /// The symbol that stands after what is selected, and has the trait as well as the name.
  static let selectionMark = "checkmark"

  /// The spoken name of a symbol: the system's own words if it has some, else the raw name with pauses for its dots.
  ///
  /// Sources: accessibility trees of apps on iOS 26.5 (`ellipsis.circle` is “More”, `document.circle` has no words);
  /// WWDC21-10223 (“Drop, fill”, “Leaf, fill”).
  init(of symbol: String, in words: SystemWords) {
    let isEnglish = words.language == "en"
    switch SymbolName.meaning(of: symbol) {
    case .heard(let text, let word):
      self.init(text: isEnglish ? text : word.map { words[$0] } ?? text, isAssumed: !isEnglish)
    case .word(let word): self.init(text: words[word], isAssumed: true)
    case .pattern(let text): self.init(text: text, isAssumed: true)
    case nil: self.init(text: symbol.split(separator: ".").joined(separator: ", "), isAssumed: true)
    }
  }

  private init(text: String, isAssumed: Bool) {
    self.text = text
    self.isAssumed = isAssumed
  }

  /// The symbol without the parts of its name that only change how it is drawn.
  private static func base(of symbol: String) -> String {
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, drawings.contains(last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static let drawings: Set<Substring> = ["fill", "circle", "square"]

  /// What VoiceOver says of a symbol; `nil` where it has no words for it.
  static func meaning(of symbol: String) -> Meaning? {
    let base = base(of: symbol)
    return variants[symbol] ?? meanings[base] ?? variants[base]
  }

  /// How the words for a symbol are known.
  enum Meaning {
    /// Words that were heard or recorded in English, and the words of UIKit's that other languages may have for them.
    case heard(String, SystemWord? = nil)
    /// The words of UIKit's for a bar button with the symbol; not heard of the symbol itself.
    case word(SystemWord)
    /// English words by analogy.
    case pattern(String)
  }

  /// Symbols that stand for an act or a thing in apps, whatever their variant.
  private static let meanings: [String: Meaning] = [
    // Heard in the talks of Apple: WWDC24-10073.
    "star": .heard("Favorite", .favorites), "arrowshape.turn.up.left": .heard("Reply", .reply),
    "sparkles": .heard("Sparkle"),
    // Labels in recorded accessibility trees.
    "plus": .heard("Add", .add), "xmark": .heard("Close", .close), "checkmark": .heard("Selected", .selectedItem),
    "ellipsis": .heard("More", .more), "magnifyingglass": .heard("Search", .search),
    "chevron.left": .heard("Back", .back), "chevron.backward": .heard("Back", .back),
    "chevron.down": .heard("Go Down"), "heart": .heard("Love"), "hand.thumbsup": .heard("Like"),
    "hand.thumbsdown": .heard("Dislike"), "folder": .heard("Move"), "arrow.clockwise": .heard("Refresh", .refresh),
    "house": .heard("Home"), "key": .heard("Passwords"), "list.bullet": .heard("List"),
    // Heard on the watch: WWDC21-10223 (“Remove, button”).
    "minus": .heard("Remove"),
    // Told by the presenter of WWDC21-10119.
    "sun.max": .heard("Brightness higher"), "checkmark.seal": .heard("Verified"),
    // cvs-health, Images.
    "trash": .heard("Trash", .trash),
    // The words of UIKit's bar buttons with the symbol; not found in a recording of the symbol.
    "chevron.right": .word(.forward), "chevron.forward": .word(.forward), "pencil": .word(.edit),
    "square.and.arrow.up": .word(.share), "square.and.pencil": .word(.compose), "play": .word(.play),
    "pause": .word(.pause), "stop": .word(.stop), "camera": .word(.camera), "book": .word(.bookmarks),
    "backward": .word(.rewind), "forward": .word(.fastForward), "info": .word(.moreInfo),
    "arrow.uturn.backward": .word(.undo), "arrow.uturn.forward": .word(.redo),
    // By analogy.
    "chevron.up": .pattern("Go Up"), "gear": .pattern("Settings"), "gearshape": .pattern("Settings"),
    "bookmark": .pattern("Bookmark"),
  ]

  /// Symbols that are described, each variant for itself; as in the accessibility trees of apps.
  private static let variants: [String: Meaning] = [
    "arrow.up.circle": .heard("Arrow Up Circle"), "arrow.down.circle": .heard("Arrow Down Circle"),
    "person": .heard("Person"), "person.2": .heard("Two People"), "globe": .heard("Globe"),
    "ladybug": .heard("Ladybug"), "airplane": .heard("Airplane"), "rectangle.stack": .heard("Album"),
    "curlybraces": .heard("Embed Code"),
    // VoiceOver's phrases on macOS 26.5: kiwix-apple, issue 1686.
    "text.page.badge.magnifyingglass": .heard("Search Document"),
    // cvs-health, a snapshot of InformativeView.
    "exclamationmark.circle": .heard("Error"),
  ]
}
