internal import Elements

extension Audit.Rule {
  static let imageNameMissing = Audit.Rule(
    "image-name-missing",
    "An image is a stop, and nothing says what it shows.",
    because:
      "“Image” alone is heard, and on a device what image recognition guesses (Human Interface Guidelines, “Accessibility”).",
    criteria: ["1.1.1"], clauses: ["11.1.1.1.1"],
    isAboutWords: true,
    firing: [#"views: [{ image: "", label: "" }]"#],
    passing: [
      "views: [{ image: beach, label: Waves under a bridge }]",
      "views: [{ image: beach, decorative: true }, { text: A }]",
    ],
    .stops { stop in
      let traits = stop.element.traits
      guard traits.contains(.image), traits.isDisjoint(with: .operable), stop.label.trimmed.isEmpty,
        (stop.value ?? "").isEmpty
      else { return nil }
      return Audit.Remark(
        message: "nothing says what this image shows",
        hints: ["give it a \(code: "label") that says what it shows, or \(code: "decorative: true") if it says nothing"]
      )
    })
}
