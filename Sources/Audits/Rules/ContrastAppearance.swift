internal import Colors
internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let contrastAppearance = Audit.Rule(
    "contrast-appearance",
    "A text stands out in the light appearance, and hardly in the dark one.",
    because:
      "One color for both appearances fails in one of them (Human Interface Guidelines, “Dark Mode”; WWDC20-10020).",
    severity: .error, criteria: ["1.4.3", "1.4.6"], clauses: ["11.1.4.3", "11.7"],
    firing: [##"views: [{ text: Sold out, color: "#333333" }]"##],
    passing: [
      "views: [{ text: Sold out, color: primary }]",
      ##"views: [{ text: Sold out, color: "#333333", backgroundColor: white }]"##,
      ##"views: [{ text: Sold out, color: "#999999" }]"##, ##"views: [{ text: Sold out, color: "#767676" }]"##,
    ],
    .screens { screen in
      let light = Set(screen.faintTexts(in: Look()).map(\.0.view.origin))
      return screen.faintTexts(in: Look(isDark: true)).filter { !light.contains($0.0.view.origin) }.map {
        piece, contrast in
        screen.remark(
          "\((piece.view.drawnText ?? "").quoted) has a contrast of \(contrast.words) in the dark appearance; \(contrast.leastWords) is needed",
          piece, hints: ["take a color that has one for each appearance, such as primary or secondary"])
      }
    })
}
