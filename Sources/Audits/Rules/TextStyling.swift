internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let textStyling = Audit.Rule(
    "text-styling",
    "A long text is set in italics or in capital letters.",
    because: "Both are hard to read beyond a few words (Human Interface Guidelines, “Accessibility”).",
    severity: .note, criteria: ["1.4.8"],
    firing: [
      "views: [{ text: We met at the bridge and walked along the beach until the sun went down and then we had ice cream, italic: true }]",
      "views: [{ text: We met at the bridge at noon, textCase: uppercase }]",
    ],
    passing: [
      "views: [{ text: We met at the bridge, italic: true }]", "views: [{ text: Trips, textCase: uppercase }]",
    ],
    .views { written in
      guard let text = written.view.drawnText else { return [] }
      let isLong = written.view.isItalic && text.count > 90
      guard isLong || written.view.textCase == .uppercase && text.count > 20 else { return [] }
      return [
        Audit.Remark(
          message: "\(text.count) characters are set in \(isLong ? "italics" : "capital letters")",
          hints: ["take the regular style"])
      ]
    })
}
