internal import Colors
internal import Diagnostics

extension Audit.Rule {
  static let contrastText = Audit.Rule(
    "contrast-text",
    "A text hardly stands out against what is behind it.",
    because: """
      The Human Interface Guidelines ask for 4.5:1 up to 17 points, and for 3:1 from 18 points on and in bold; so does WCAG \
      2.2 with sizes of its own.
      """,
    severity: .error, criteria: ["1.4.3"], clauses: ["11.1.4.3"],
    firing: [
      ##"views: [{ text: Sold out, color: "#999999" }]"##, ##"views: [{ text: Sold out, color: "#EEEEEE" }]"##,
      ##"views: [{ vstack: [{ text: Sold out }], backgroundColor: "#333333" }]"##,
      ##"views: [{ text: Title, hidden: true, color: "#999999" }, { textField: A, label: Title }]"##,
      ##"views: [{ text: Sold out, color: "#333333", opacity: 0.4 }]"##,
      ##"views: [{ vstack: [{ text: Sold out, color: "#333333" }], colorScheme: dark }]"##,
    ],
    passing: [
      ##"views: [{ text: Sold out, color: "#595959" }]"##,
      ##"views: [{ text: Sold out, color: "#8C8C8C", font: title }]"##,
      "views: [{ text: Sold out, color: secondary }]",
      "platform: watchOS 11\nviews: [{ text: Sold out, color: yellow }]",
      ##"views: [{ text: Sold out, hidden: true, color: "#999999" }]"##,
      "views: [{ vstack: [{ button: Pay, action: back }], backgroundColor: white }]",
      ##"views: [{ button: Pay, color: "#999999", disabled: true }]"##,
      ##"views: [{ zstack: [{ image: beach }, { text: Sold out, color: "#999999" }] }]"##,
      ##"views: [{ text: Sold out, color: white, backgroundColor: "#333333" }]"##,
      ##"views: [{ vstack: [{ text: Sold out }], colorScheme: dark, backgroundColor: "#333333" }]"##,
    ],
    .screens { screen in
      screen.faintTexts.filter { $0.look == screen.look }.map {
        $0.remark("take a darker or lighter \(code: "color"), such as primary")
      }
    })
}
