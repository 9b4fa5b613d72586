internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let linkColorOnly = Audit.Rule(
    "link-color-only",
    "A link in a text is told from it by its color alone.",
    because: "Who does not see the color does not see the link (Human Interface Guidelines, “Accessibility”).",
    severity: .note, confidence: .likely, criteria: ["1.4.1"], clauses: ["11.1.4.1"],
    firing: ["views: [{ text: Read the terms, links: { terms: { announce: { text: Opened, delay: 1 } } } }]"],
    passing: [
      "views: [{ text: Read the terms, underline: true, links: { terms: { announce: { text: Opened, delay: 1 } } } }]"
    ],
    .views { written in
      let view = written.view
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
