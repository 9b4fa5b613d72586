import Diagnostics

/// What SwiftUI, UIKit and the web call things, and what a scenario calls them.
enum NamesElsewhere {
  /// The prefixes that a scenario leaves out, in small letters.
  private static let prefixes = [
    "uiaccessibilitytraits", "uiaccessibilitytrait", "accessibilitytraits", "uiaccessibility", "accessibility", "aria",
    "ui",
  ]

  /// What a scenario calls a thing, and what it is called elsewhere, in small letters, with or without a prefix.
  ///
  /// Where a word could mean several things, the first that is known in its place is offered.
  private static let spellings: [(meant: String, words: String)] = [
    // Kinds of view.
    ("toggle", "switch checkbox"), ("button", "radiobutton barbuttonitem sharelink photospicker"),
    ("text", "uilabel heading header statictext p span paragraph title"), ("textEditor", "textview textarea"),
    ("group", "div card fragment wrapper section article main nav footer emptyview anyview timelineview"),
    ("textField", "input textinput edittext"), ("link", "a anchor"), ("divider", "hr separator"),
    ("disclosureGroup", "details accordion outlinegroup"), ("row", "tr"), ("cell", "li td th"), ("hstack", "row flex"),
    ("zstack", "stack"), ("scrollView", "uiscrollview lazylist"),
    ("cell", "tableviewcell collectionviewcell listitem"), ("image", "imageview asyncimage canvas"),
    ("tab", "tabbaritem"),
    ("view", "container"), ("segmented", "segmentedcontrol"), ("wheel", "pickerwheel wheelpicker"),
    ("series", "segmentedcontrol"),
    ("list", "tableview ul ol listview"), ("grid", "collectionview lazyvgrid lazyhgrid"), ("table", "datatable"),
    ("vstack", "stackview column groupbox contentunavailableview box"), ("hstack", "controlgroup"),
    ("datePicker", "multidatepicker"), ("slider", "rating"),
    ("progressView", "activityindicator spinner progressbar"), ("searchField", "searchbar search"),
    ("picker", "dropdown select radio radiogroup"), ("image", "img"), ("symbol", "icon systemimage systemname image"),
    ("tabView", "tabs"), ("sheet", "modal fullscreencover"), ("alert", "dialog"), ("confirmationDialog", "actionsheet"),
    // Effects.
    ("push", "goto go navigate navigateto open show navigationlink segue route"),
    ("present", "sheet modal fullscreencover popover presentsheet showsheet"),
    ("announce", "post notify postnotification announcement speak say toast alert message"),
    ("back", "pop popview popviewcontroller goback return navigateback"), ("dismiss", "close hide cancel exit"),
    ("to", "into"),
    ("append", "add insert push"), ("remove", "delete drop"), ("set", "assign update setstate change let var"),
    ("focus", "setfocus movefocus focused"),
    // Traits.
    ("toggle", "switchbutton togglebutton"), ("tab", "tabbaritem tabbutton"), ("notEnabled", "disabled dimmed"),
    ("textEntry", "textfield"), ("secureText", "securetextfield securefield"), ("header", "heading"),
    ("modal", "ismodal"),
    // Steps.
    ("activate", "tap tapon doubletap doubletapon press click"), ("next", "swiperight"), ("previous", "swipeleft"),
    ("up", "swipeup"),
    ("down", "swipedown"), ("escape", "scrub back"), ("increment", "adjust"),
    ("focus", "tab select moveto goto find navigateto"), ("wait", "sleep delay pause"),
    ("hear", "expect say speak assert assertvisible asserttext see verify check"),
    ("longPress", "longpresson tapandhold doubletapandhold"), ("perform", "performaction action customaction"),
    ("rotor", "turnrotor rotate"),
    ("type", "typetext input inputtext enter entertext fill write keyboard"), ("delete", "erasetext backspace clear"),
    ("magicTap", "twofingerdoubletap"), ("settings", "setting"),
    // Keys of views, screens and scenarios.
    ("traits", "addtraits trait"), ("isElement", "isaccessibilityelement"), ("children", "accessibilityelement"),
    ("action", "ontapgesture onclick ontap onpress effect do tap press handler callback perform run trigger onselect"),
    ("actions", "customactions"), ("enabled", "isenabled"),
    ("hidden", "ishidden"), ("hidesTabBar", "hidesbottombarwhenpushed"), ("opacity", "alpha"),
    ("container", "containertype"), ("isModal", "viewismodal"),
    ("shouldGroupChildren", "shouldgroupaccessibilitychildren"), ("clips", "clipstobounds clipped"),
    ("inputLabels", "userinputlabels"), ("rotors", "customrotors rotor"), ("isExpanded", "expandedstatus"),
    ("enabled", "isuserinteractionenabled respondstouserinteraction"), ("increment", "adjustableaction"),
    ("zoomIn", "zoomaction"), ("nextPage", "scrollaction"),
    ("refresh", "refreshable refreshcontrol onrefresh pulltorefresh"),
    ("draggable", "dragpoint"), ("dropPoints", "droppoint"), ("label", "attributedlabel"),
    ("label", "arialabel alt"), ("prompt", "placeholder"), ("title", "navigationtitle"), ("heading", "headinglevel"),
    ("identifier", "id testid"), ("isOn", "checked"), ("options", "items"),
    ("views", "buttons content body subviews rows items"),
    ("destination", "url"), ("color", "foregroundcolor foregroundstyle"), ("font", "fontweight"), ("scenario", "name"),
    ("label", "name text title"), ("name", "label text title"),
    ("platform", "os"), ("locale", "language"), ("flows", "tests"),
    ("state", "data variables binding published stateobject observedobject environmentobject"),
    // Platforms.
    ("iOS", "iphone ipod"), ("iPadOS", "ipad"), ("macOS", "mac osx catalyst"), ("watchOS", "watch applewatch"),
    ("visionOS", "vision visionpro xros"),
    // What a view does by itself, and effects.
    ("onAppear", "task onload viewdidload viewwillappear viewdidappear"), ("onChange", "onreceive watch"),
    ("backgroundInteraction", "presentationbackgroundinteraction largestundimmeddetentidentifier undimmed"),
    ("presented", "item"), ("range", "in bounds"),
    ("after", "delay asyncafter settimeout sleep"), ("prepend", "unshift"), ("insert", "splice"),
  ]

  private static let meanings: [String: [String]] = {
    let pairs = spellings.flatMap { row in row.words.split(separator: " ").map { (String($0), [row.meant]) } }
    return Dictionary(pairs) { $0 + $1 }
  }()

  /// The words that have a meaning, in alphabetical order.
  private static let words = meanings.keys.sorted()

  /// The hint that offers what a name from elsewhere, or one that is misspelled, may mean; `nil` if nothing is near.
  ///
  /// - Parameters:
  ///   - word: What is written.
  ///   - places: What messages call the place, the narrowest first.
  ///   - value: What stands after the word.
  ///   - names: What could have been written.
  /// - Returns: The hint.
  static func hint(
    for word: String, in places: [String] = [], after value: String = "…", among names: [String]
  ) -> String? {
    if let advice = advice(for: word, in: places, about: value) { return advice }
    if let meant = meaning(of: word, among: names) { return NearMiss.hint(offering: [meant]) }
    return home(of: word, in: places) ?? NearMiss.hint(offering: near(word, among: names))
  }

  /// The one name that a hint offers for a word; `nil` if it offers none, several, or something else.
  static func offered(for word: String, in places: [String], among names: [String]) -> String? {
    guard advice(for: word, in: places) == nil else { return nil }
    if let meant = meaning(of: word, among: names) { return meant }
    let near = near(word, among: names)
    return near.count == 1 ? near[0] : nil
  }

  /// The names that a misspelled word may mean: those that are nearly so, with its prefix or without, or else what a word
  /// from elsewhere means that is nearly so.
  private static func near(_ word: String, among names: [String]) -> [String] {
    let near = forms(of: word).lazy.map { NearMiss.candidates(for: $0, among: names) }.first { !$0.isEmpty }
    if let near { return near }
    // A short word is near to some word of the many from elsewhere, whatever it is.
    guard word.count >= 6 else { return [] }
    let offered = Set(names)
    let known = words.filter { meanings[$0]?.contains(where: offered.contains) == true }
    let meant = NearMiss.candidates(for: word, among: known).compactMap { meaning(of: $0, among: names) }
    return meant.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Which of some names a word from elsewhere surely means; `nil` if it means none of them.
  static func meaning(of word: String, among names: [String]) -> String? {
    for form in forms(of: word) {
      let meant = names.first { $0.lowercased() == form } ?? meanings[form]?.first(where: names.contains)
      if let meant { return meant }
    }
    return nil
  }

  /// The sentence for a word that has no counterpart in its place.
  static func advice(for word: String, in places: [String], about value: String = "…") -> String? {
    for table in places.compactMap({ advice[$0.withoutArticle] }) {
      for form in forms(of: word) {
        if let sentence = table[form] { return sentence.replacing("%", with: value) }
      }
    }
    return nil
  }

  /// The word in small letters, then without marks such as the dot of `.combine` and what a call has in parentheses,
  /// then without a prefix.
  private static func forms(of word: String) -> [String] {
    let folded = word.lowercased()
    let plain = folded.prefix { $0 != "(" }.filter { $0.isLetter || $0.isNumber }
    let bare = prefixes.filter { plain.hasPrefix($0) && plain != $0 }.map { String(plain.dropFirst($0.count)) }
    return [folded] + (plain == folded || plain.isEmpty ? [] : [plain]) + bare
  }
}

extension String {
  /// The noun without its article.
  fileprivate var withoutArticle: String {
    for article in ["a ", "an "] where hasPrefix(article) { return String(dropFirst(article.count)) }
    return self
  }
}
