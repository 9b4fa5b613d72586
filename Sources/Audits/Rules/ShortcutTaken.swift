internal import Diagnostics
internal import Elements
internal import Interface
internal import Readers

extension Audit.Rule {
  static let shortcutTaken = Audit.Rule(
    "shortcut-taken",
    "The keys that are to activate a control do something else already.",
    because: """
      Of several controls with the same keys the first one answers (SwiftUI, keyboardShortcut), and what the system keeps \
      for itself never reaches an app (Human Interface Guidelines, Keyboards).
      """,
    confidence: .likely, criteria: ["2.1.1"], clauses: ["11.2.1.1.1"],
    firing: [
      "views: [{ button: Save, keyboardShortcut: Command-S, action: back }, { button: Send, keyboardShortcut: Command-S, action: dismiss }]",
      "views: [{ button: Help, keyboardShortcut: Command-H, action: back }]",
      "views: [{ button: Comment, keyboardShortcut: Command-C, action: back }]",
    ],
    passing: [
      "views: [{ button: Save, keyboardShortcut: Command-S, action: back }, { button: Send, keyboardShortcut: Shift-Command-S, action: dismiss }]",
      "views: [{ button: Save, keyboardShortcut: Command-S, action: back }, { button: Send, keyboardShortcut: Command-S, disabled: true, action: dismiss }]",
      "views: [{ button: Copy link, keyboardShortcut: Command-C, action: back }]",
    ],
    .screens { screen in
      var owners: [Keystroke: Audit.Stop] = [:]
      return screen.stops.compactMap { stop -> Audit.Remark? in
        guard stop.element.hasDetails, let keys = stop.element.details.keyboardShortcut,
          !stop.element.traits.contains(.notEnabled)
        else { return nil }
        if keys.isKeptBySystem {
          return Audit.Remark(
            message: "the system keeps \(keys) for itself", stop: stop, hints: ["take other keys for it"])
        }
        if let words = keys.standardWords, let usual = words.first, screen.language == "en",
          !stop.words.contains(where: words.contains)
        {
          return Audit.Remark(
            message: "people know \(keys) for \(usual.withCapital.quoted), and it activates \(stop.element.quotedName)",
            stop: stop, severity: .note, hints: ["take other keys for it"])
        }
        guard let owner = owners[keys] else {
          owners[keys] = stop
          return nil
        }
        return Audit.Remark(
          message: "\(keys) activates \(owner.element.quotedName), and never \(stop.element.quotedName)", stop: stop,
          notes: [Diagnostic.Note("here too", at: owner.element.id.origin.known)],
          hints: ["give each control keys of its own"])
      }
    })
}
