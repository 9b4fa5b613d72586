internal import Colors
internal import Diagnostics

extension Audit.Rule {
  static let contrastAppearance = Audit.Rule(
    "contrast-appearance",
    "A text stands out as the screen is, and hardly in the dark appearance or with Increase Contrast.",
    because:
      "One color for all appearances fails in one of them (Human Interface Guidelines, “Dark Mode”; WWDC20-10020).",
    severity: .error, criteria: ["1.4.3", "1.4.6"], clauses: ["11.1.4.3", "11.7"],
    firing: [
      ##"views: [{ text: Sold out, color: "#333333" }]"##,
      // The system's red is darker with Increase Contrast, and black on it is not.
      "views: [{ text: Sold out, color: black, backgroundColor: red }]",
      ##"settings: { appearance: dark }\##nviews: [{ text: Sold out, color: "#CCCCCC" }]"##,
    ],
    passing: [
      "views: [{ text: Sold out, color: primary }]",
      ##"views: [{ text: Sold out, color: "#333333", backgroundColor: white }]"##,
      ##"views: [{ text: Sold out, color: "${if settings.appearance == 'dark' then '#CCCCCC' else '#333333'}" }]"##,
      ##"views: [{ text: Sold out, color: "#333333", if: settings.appearance == 'light' }]"##,
      ##"views: [{ text: Sold out, color: "#999999" }]"##, ##"views: [{ text: Sold out, color: "#767676" }]"##,
    ],
    .screens { screen in
      screen.faintTexts.filter { $0.look != screen.look }.map {
        $0.remark("take a color that has one for each appearance, such as primary or secondary")
      }
    })
}
