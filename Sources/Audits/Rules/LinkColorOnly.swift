internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let linkColorOnly = Audit.Rule(
    "link-color-only",
    "A link in or beside a text is told from it by its color alone.",
    because: "Who does not see the color does not see the link (Human Interface Guidelines, “Accessibility”).",
    severity: .note, confidence: .likely, criteria: ["1.4.1"], clauses: ["11.1.4.1"],
    firing: [
      "views: [{ text: Read the terms, links: { terms: { announce: { text: Opened, delay: 1 } } } }]",
      "views: [{ hstack: [{ text: By going on you accept the }, { link: terms, action: back }] }]",
    ],
    passing: [
      "views: [{ hstack: [{ text: By going on you accept the }, { link: terms, underline: true, action: back }] }]",
      "views: [{ hstack: [{ text: Read more }, { link: { text: Terms, symbol: arrow.up.right }, action: back }] }]",
      "views: [{ vstack: [{ text: Terms of use }, { link: Read, action: back }] }]",
      "views: [{ text: Read the terms, underline: true, links: { terms: { announce: { text: Opened, delay: 1 } } } }]",
    ],
    .views { written in
      let view = written.view
      if view.kind == .hstack, view.children.contains(where: { $0.kind == .text }) {
        // In one row they are read as one line.
        return view.children.filter(\.isLinkByColor).map { link in
          Audit.Remark(
            message: "\((link.title ?? "the link").quoted) stands out by color alone", place: link.origin,
            hints: ["add \(code: "underline: true")"])
        }
      }
      guard !view.links.isEmpty, !view.isUnderlined else { return [] }
      let names = view.links.compactMap { $0.title ?? $0.label?.text?.constant }
      return [
        Audit.Remark(
          message:
            "\(names.isEmpty ? "the link" : names.map(\.quoted).inWords) \(names.count > 1 ? "stand" : "stands") out by color alone",
          hints: ["add \(code: "underline: true")"])
      ]
    })
}

extension View {
  /// Whether it is a link of words, without a line, a symbol or a shape.
  fileprivate var isLinkByColor: Bool {
    kind == .link && title != nil && symbol == nil && children.isEmpty && !self.isUnderlined && self.style == nil
      && ownBackdrop == nil
  }
}
