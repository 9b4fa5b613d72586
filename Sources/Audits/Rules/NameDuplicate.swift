internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let nameDuplicate = Audit.Rule(
    "name-duplicate",
    "Controls of one screen have the same name, and do different things.",
    because:
      "Voice Control shows numbers for “Tap Delete”, and the rotor lists the same word again and again (A11yUITests).",
    confidence: .likely, criteria: ["2.4.4", "2.4.6"], clauses: ["11.2.4.6"],
    isAboutWords: true,
    firing: [
      "views: [{ button: OK, action: { announce: { text: a, delay: 1 } } }, { list: [{ text: A }, { text: B }, { text: C }, { text: D }, { text: E }, { text: F }, { text: G }, { text: H }, { text: I }, { text: J }] }, { button: OK, action: { announce: { text: b, delay: 1 } } }]"
    ],
    passing: [
      "views: [{ button: Save, action: { announce: { text: a, delay: 1 } } }, { button: Discard, action: { announce: { text: b, delay: 1 } } }]"
    ],
    .screens { screen in
      screen.alike.compactMap { group in
        guard let first = group.first, !group.isNear else { return nil }
        return Audit.Remark(
          message: "\(group.count) controls are called \(first.label.quoted)", stop: first,
          severity: first.isInLoop ? .note : nil,
          notes: group.notesElsewhere,
          hints: ["name the thing as well, as in '\(first.label) …'"])
      }
    })
}
