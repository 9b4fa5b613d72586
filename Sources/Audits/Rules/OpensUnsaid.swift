internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let opensUnsaid = Audit.Rule(
    "opens-unsaid",
    "A button asks for more before it does something, and does not say so.",
    because: "“Move” opens a choice; “Move…” says so (Human Interface Guidelines, “Accessibility”).",
    severity: .note, confidence: .guess, criteria: ["3.2.2"],
    firing: [
      "screens: { main: { title: Mail, views: [{ menu: More, views: [{ button: Move, action: { present: m } }] }] }, m: { title: Move to, views: [{ picker: Folder, options: [In, Out] }] } }"
    ],
    passing: [
      "screens: { main: { title: Mail, views: [{ menu: More, views: [{ button: Move…, action: { present: m } }] }] }, m: { title: Move to, views: [{ picker: Folder, options: [In, Out] }] } }",
      "screens: { main: { title: Mail, views: [{ button: Settings, action: { present: m } }] }, m: { title: Settings, views: [{ picker: Folder, options: [In, Out] }] } }",
    ],
    .all { subject in
      guard let scenario = subject.scenario else { return [] }
      return subject.views.compactMap { written in
        let view = written.view
        guard view.kind == .button, let name = view.action?.presentedScreen, let label = view.drawnText,
          !label.hasSuffix("…"), !label.hasSuffix("..."), let screen = scenario.screen(named: name),
          screen.views.contains(where: \.asks), screen.heading?.constant?.normalizedName != label.normalizedName,
          !["add", "edit", "new", "compose"].contains(label.normalizedName)
        else { return nil }
        return Audit.Remark(
          message: "\(label.quoted) opens '\(screen.heading?.constant ?? name)', which asks for more",
          place: view.origin,
          hints: ["call it '\(label)…'"], edit: .replace(text: label, with: label + "…"))
      }
    })
}

extension Action {
  /// The screen that is put over this one, if that is all that is done.
  fileprivate var presentedScreen: String? {
    guard effects.count == 1, case .present(let name, _) = effects[0] else { return nil }
    return name
  }
}

extension View {
  /// Whether the person is to choose or to enter something here.
  fileprivate var asks: Bool { kind.has(.question) || children.contains(where: \.asks) }
}
