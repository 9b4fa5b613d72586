import Diagnostics

/// What SwiftUI, UIKit and the web call things, and what a scenario calls them.
enum NamesElsewhere {
  /// The prefixes that a scenario leaves out, in small letters.
  private static let prefixes = ["accessibility", "ui"]

  /// Names in small letters, with or without their prefix, and what is meant.
  private static let meanings: [String: String] = [
    // Kinds of view.
    "switch": "toggle", "checkbox": "toggle", "radiobutton": "button", "uilabel": "text", "heading": "text",
    "uitextview": "textEditor", "tableview": "list", "collectionview": "grid", "stackview": "vstack",
    "column": "vstack", "activityindicator": "progressView", "spinner": "progressView",
    "progressbar": "progressView", "searchbar": "searchField", "dropdown": "picker", "select": "picker",
    "img": "image", "icon": "symbol", "systemimage": "symbol", "systemname": "symbol",
    "navigationview": "navigationBar", "navigationstack": "navigationBar", "tabs": "tabView", "modal": "sheet",
    "dialog": "alert", "actionsheet": "confirmationDialog",
    // Steps.
    "doubletap": "activate", "tap": "touch", "swiperight": "next", "swipeleft": "previous", "swipeup": "up",
    "swipedown": "down", "scrub": "escape",
    // Keys of views, screens and scenarios.
    "addtraits": "traits", "trait": "traits", "role": "traits", "isaccessibilityelement": "isElement",
    "accessibilityelement": "children", "ontapgesture": "action", "onclick": "action", "customactions": "actions",
    "isenabled": "enabled", "ishidden": "hidden", "alpha": "opacity", "containertype": "container",
    "viewismodal": "isModal", "arialabel": "label", "alt": "label", "placeholder": "prompt",
    "navigationtitle": "title", "headinglevel": "heading", "id": "identifier", "testid": "identifier",
    "checked": "isOn", "items": "options", "name": "scenario", "os": "platform", "language": "locale",
  ]

  /// The hint that offers what a name from elsewhere, or one that is misspelled, may mean; `nil` if nothing is near.
  static func hint(for word: String, among names: [String]) -> String? {
    let folded = word.lowercased()
    let bare = prefixes.first { folded.hasPrefix($0) }.map { String(folded.dropFirst($0.count)) }
    for form in [folded, bare].compactMap({ $0 }) {
      let meant = meanings[form].flatMap { names.contains($0) ? $0 : nil } ?? names.first { $0.lowercased() == form }
      if let meant { return "did you mean '\(meant)'?" }
    }
    return NearMiss.hint(for: word, among: names)
  }
}
