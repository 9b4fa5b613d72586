internal import Interface

extension Utterance {
  /// The words of a part as a braille display shows them: VoiceOver's own in short, the author's as they are.
  ///
  /// Source of the short forms: Apple's strings `BrailleSubstitutions` for iOS 15, in a public collection of localizations
  /// (kishikawakatsumi, applelocalization-tools). That the parts stand in the order in which they are spoken, with a space
  /// between them, is assumed. What the translation table of the person's makes of it is not simulated.
  func brailleWords(of part: Part) -> String {
    let words = self.words(of: part, in: .spoken)
    guard part.phrase != nil || part.kind == .role, !part.kind.isSentence, phrasebook.language == "en" else {
      return words
    }
    // What fills in a phrase is the author's; short forms are those of whole words of VoiceOver's own.
    guard part.text.isEmpty || part.kind.isCounted else { return words }
    return words.split(separator: " ").map { Utterance.shortForms[$0.lowercased()] ?? String($0) }.joined(
      separator: " ")
  }

  /// What a braille display shows at once; `nil` where that is what is heard.
  package var brailleUnlikeSpeech: String? {
    let (shown, heard) = (text(in: .braille), text(in: .service))
    return shown == heard || shown.lowercased() == heard.lowercased() ? nil : shown
  }

  /// The short forms of the words of role and state, in English.
  private static let shortForms = [
    "blank": "bla", "box": "bx", "browser": "brs", "button": "btn", "check": "chk", "checked": "(x)",
    "collapsed": "cld", "color": "clr", "column": "col", "columns": "cols", "containing": "ctg", "content": "cnt",
    "contextual": "ct", "dialog": "dlg", "dimmed": "dmd", "disclosure": "dscl", "displayed": "dspd", "divider": "dvr",
    "edit": "ed", "expanded": "epde", "folder": "fldr", "group": "grp", "heading": "hd", "highlighted": "hltd",
    "horizontal": "hrz", "image": "img", "indicator": "ind", "item": "itm", "items": "itms", "level": "lvl",
    "line": "ln", "lines": "lns", "link": "lnk", "menu": "mnu", "menus": "mnus", "minimize": "mnz", "minimized": "mnzd",
    "page": "pg", "progress": "pgs", "radio": "rd", "running": "rng", "scroll": "scr", "search": "sch",
    "searching": "sching", "secure": "sec", "selected": "seld", "selection": "sel", "separator": "spr", "slider": "sld",
    "split": "spl", "splitter": "spltr", "status": "sts", "stepper": "stp", "submenu": "smnu", "tab": "tb",
    "table": "tbl", "text": "txt", "toolbar": "tlb", "triangle": "tri", "unchecked": "( )", "unhighlighted": "unhltd",
    "unselected": "unsld", "vertical": "vrt", "visited": "vtd", "window": "wnd",
  ]
}

extension Utterance.Kind {
  /// Whether such parts are sentences, in which no word stands for a role or a state.
  fileprivate var isSentence: Bool {
    switch self {
    case .hint, .systemHint, .actionsAvailable, .moreContentAvailable, .notice: true
    case .app, .container, .alert, .selected, .header, .label, .value, .customContent, .boundary, .state, .recognition,
      .position, .cell, .role:
      false
    }
  }

  /// Whether numbers fill in the phrases of such parts.
  fileprivate var isCounted: Bool {
    switch self {
    case .position, .cell, .role: true
    case .app, .container, .alert, .selected, .header, .label, .value, .customContent, .boundary, .state, .recognition,
      .hint, .systemHint, .actionsAvailable, .moreContentAvailable, .notice:
      false
    }
  }
}
