/// The words that VoiceOver speaks for a system symbol that nobody has labeled.
package struct SymbolName {
  var text: String
  /// Whether nobody is known to have heard the words in this language.
  var isAssumed: Bool

  /// The symbol that stands after what is selected.
  static let selectionMark = "checkmark"

  /// Whether a symbol has the trait of what is selected as well as its name: the mark, and all that it is a part of.
  ///
  /// Sources: a tree of iOS 26 (`checkmark`); williamdolke/HGFcollective's pictures of iOS 17 (“Selected: Submit. Button.”
  /// of `checkmark.icloud` beside the text).
  static func marksSelection(_ symbol: String?) -> Bool {
    symbol?.prefix { $0 != "." } ?? "" == selectionMark
  }

  /// The spoken name of a symbol: the system's own words if it has some, else the raw name with pauses for its dots.
  ///
  /// Most symbols have no words: `nameless` has those that are known, as “Drop, fill” and “Leaf, fill” (WWDC21-10223).
  /// Strings of iOS 15 that were heard otherwise are left out: “Gearshape 2” (WWDC21-10275), “bell slash” (signalapp
  /// 6311), `suit.heart` (WWDC19-257), and antennas, of whose names an app's users complain (meshtastic, pull request
  /// 2120). So are those of players that have slipped by one symbol, as “repeat” of `shuffle`.
  init(of symbol: String, in words: SystemWords) {
    let isEnglish = words.language == "en"
    if let text = SymbolStrings.of(words.language)?[symbol] {
      self.init(text: text, isAssumed: false)
      return
    }
    switch SymbolName.meaning(of: symbol) {
    case .heard(let text, let word):
      self.init(text: isEnglish ? text : word.map { words[$0] } ?? text, isAssumed: !isEnglish)
    case .word(let word): self.init(text: words[word], isAssumed: true)
    case .pattern(let text): self.init(text: text, isAssumed: true)
    case nil:
      let isHeard = isEnglish && SymbolName.names(of: symbol).contains(where: SymbolName.nameless.contains)
      self.init(text: symbol.split(separator: ".").joined(separator: ", "), isAssumed: !isHeard)
    }
  }

  private init(text: String, isAssumed: Bool) {
    self.text = text
    self.isAssumed = isAssumed
  }

  /// What is heard of a symbol that stands in a text or in the label of a control.
  package static func words(for symbol: String, language: String) -> String {
    SymbolName(of: symbol, in: .of(language)).text
  }

  /// The symbol without the parts of its name that only change how it is drawn.
  static func base(of symbol: String) -> String { names(of: symbol).last ?? symbol }

  /// The symbol, and what is left of its name as the parts that only change how it is drawn are taken off its end.
  static func names(of symbol: String) -> [String] {
    var names = [symbol]
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, drawings.contains(last) {
      parts.removeLast()
      names.append(parts.joined(separator: "."))
    }
    return names
  }

  private static let drawings: Set<Substring> = ["fill", "circle", "square"]

  /// What VoiceOver says of a symbol; `nil` where it has no words for it.
  static func meaning(of symbol: String) -> Meaning? {
    let base = base(of: symbol)
    let string = SymbolStrings.english[symbol].map { Meaning.heard($0) }
    return string ?? variants[symbol] ?? meanings[base] ?? variants[base] ?? letter(in: symbol)
  }

  /// Whether the system has words for a symbol of just this name.
  static func known(_ symbol: String) -> Bool {
    SymbolStrings.english[symbol] != nil || variants[symbol] != nil || meanings[symbol] != nil
  }

  /// A letter in a circle or a square: “A Circle”, as the strings of iOS 15 call `a.circle` and `a.circle.fill`.
  private static func letter(in symbol: String) -> Meaning? {
    let parts = symbol.split(separator: ".")
    guard parts.count > 1, parts[0].count == 1, parts[0].allSatisfy(\.isLetter) else { return nil }
    switch parts[1] {
    case "circle": return .pattern("\(parts[0].uppercased()) Circle")
    case "square": return .pattern("\(parts[0].uppercased()) Square")
    default: return nil
    }
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
    // Heard in the talks of Apple: WWDC24-10073. An earlier lesson tells of “star, fill” (Hacking with Swift, Bookworm).
    "star": .heard("Favorite", .favorites), "arrowshape.turn.up.left": .heard("Reply", .reply),
    "sparkles": .heard("Sparkle"),
    // Labels in recorded accessibility trees; on the Mac a test met “Ellipsis” as well.
    "xmark": .heard("Close", .close), "checkmark": .heard("Selected", .selectedItem),
    "ellipsis": .heard("More", .more), "magnifyingglass": .heard("Search", .search),
    "chevron.left": .heard("Back", .back), "chevron.backward": .heard("Back", .back),
    "chevron.right": .heard("Forward", .forward), "chevron.forward": .heard("Forward", .forward),
    "chevron.up": .heard("Go Up"), "chevron.down": .heard("Go Down"), "heart": .heard("Love"),
    "hand.thumbsup": .heard("Like"), "hand.thumbsdown": .heard("Dislike"), "folder": .heard("Move"),
    "arrow.clockwise": .heard("Refresh", .refresh), "house": .heard("Home"), "key": .heard("Passwords"),
    "list.bullet": .heard("List"), "slider.horizontal.3": .heard("Edit", .edit),
    "line.3.horizontal.decrease": .heard("Filter"), "tray.full": .heard("Inbox Full"),
    "moon.zzz": .heard("Snooze"), "scalemass": .heard("Scale For Weighing Mass"),
    "ruler": .heard("Ruler With Measurement Marks"),
    // Tests of apps that look for the label: a button that turns “Brightness Higher” when it is pressed.
    "moon": .heard("Do Not Disturb"),
    // Heard on a device by those who teach it, each symbol named.
    "square.and.pencil": .heard("Compose", .compose), "square.and.arrow.up": .heard("Share", .share),
    "phone": .heard("Call"), "envelope": .heard("Get Mail"), "link": .heard("Link"),
    // Heard on a phone, in a row of a list (AlidadeMC/alidade, issue 20).
    "mappin": .heard("Map Pin"),
    // A tree of a real app on iOS 26, of which a tool to drive phones keeps a part.
    "line.3.horizontal": .heard("Drag"),
    // Trees of UIKit on iOS 27 (vlmkit), of SwiftUI (unarbos/arbos) and of the Mac on macOS 27.
    "gearshape": .heard("Gear Shape"),
    // Trees of SwiftUI (unarbos/arbos), and of the Mac and Catalyst.
    "arrow.turn.down.right": .heard("Arrow Turning Down Then Right"), "checklist": .heard("Checklist With Checkmarks"),
    "books.vertical": .heard("Books Standing Vertically On A Shelf"),
    // Heard on the watch: WWDC21-10223 (“Remove, button”).
    "minus": .heard("Remove"),
    // English strings of iOS 15, as in `SymbolStrings`.
    "envelope.open": .heard("Mark Read"), "exclamationmark.bubble": .heard("Alert"),
    // Told by the presenter of WWDC21-10119.
    "checkmark.seal": .heard("Verified"),
    // A note in the code of an app, beside what else its row says.
    "text.book.closed": .heard("Text On A Closed Book"),
    // cvs-health, Images.
    "trash": .heard("Trash", .trash),
    // The words of UIKit's bar buttons with the symbol; not found in a recording of the symbol.
    "stop": .word(.stop), "backward": .word(.rewind), "forward": .word(.fastForward), "info": .word(.moreInfo),
    "arrow.uturn.forward": .word(.redo),
    // By analogy: with `arrow.uturn.left.square`.
    "arrow.uturn.left": .pattern("Undo"),
  ]

  /// Symbols that are described, each variant for itself; as in the accessibility trees of apps.
  private static let variants: [String: Meaning] = [
    "person": .heard("Person"), "person.2": .heard("Two People"), "globe": .heard("Globe"),
    "exclamationmark.circle.fill": .heard("Exclamation Mark In A Filled Circle"), "ladybug": .heard("Ladybug"),
    "airplane": .heard("Airplane"), "rectangle.stack": .heard("Album"), "curlybraces": .heard("Embed Code"),
    // A note in the code of an app of React Native, whose symbols are UIKit's images (“plain text document”).
    "doc.plaintext": .heard("Plain Text Document"), "doc.plaintext.fill": .heard("Plain Text Document"),
    // A note in the tests of an app, beside other names that are known of trees.
    "waveform.path.ecg": .heard("Ecg Waveform Path"),
    // A note in the code of a panel of profiles, of 2026.
    "rectangle.3.group": .heard("Group Of Three Rectangles"),
    // VoiceOver's phrases on macOS 26.5: kiwix-apple, issue 1686.
    "text.page.badge.magnifyingglass": .heard("Search Document"),
    // cvs-health, a snapshot of InformativeView.
    "exclamationmark.circle": .heard("Error"),
  ]
}
