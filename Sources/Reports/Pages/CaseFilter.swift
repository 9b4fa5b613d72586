/// What of a report is shown, chosen without a script: the style sheet goes by the choice.
enum CaseFilter {
  static let controls = HTML(.fieldset, .css("filter")) {
    HTML(.legend, text: "Show")
    choice(Anchor("show-all"), "everything", isChosen: true)
    choice(Anchor("show-changed"), "what needs a decision")
    choice(Anchor("show-findings"), "what has findings")
  }

  private static func choice(_ id: Anchor, _ words: String, isChosen: Bool = false) -> HTML {
    HTML(.span, .css("choice")) {
      HTML(.input, .radio, .name("show"), .id(id), isChosen ? .checked : nil)
      HTML(.label, .labels(id), text: words)
    }
  }
}
