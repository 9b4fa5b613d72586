internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let labelOnContainer = Audit.Rule(
    "label-on-container",
    "A label on a stack replaces all that is in it.",
    because: "“Sizes” is heard, not “Small” and “Large” (cvs-health, GroupingControls).",
    criteria: ["1.3.1", "2.5.3"], clauses: ["11.5.2.8"],
    firing: ["views: [{ hstack: [{ text: Small }, { text: Large }], label: Sizes }]"],
    passing: [
      "views: [{ hstack: [{ text: Small }, { text: Large }], children: contain, label: Sizes }]",
      "views: [{ hstack: [{ text: Small }, { text: Large }], label: Small and large }]",
      "views: [{ hstack: [{ symbol: star }, { text: '5' }], label: 5 stars }]",
    ],
    .stops { stop in
      guard let view = stop.view, view.kind.has([.arranges, .elementIfLabeled]), view.label?.text != nil,
        view.childBehavior == nil, view.isElement == nil, view.container == nil
      else { return nil }
      let lost = stop.visibleTexts.filter { text in !text.spokenWords.allSatisfy { stop.words.contains($0) } }
      guard let first = lost.first, stop.visibleTexts.count > 1 else { return nil }
      return Audit.Remark(
        message:
          "the label \(stop.label.quoted) replaces all in this \(kind: view.kind): \(first.quoted) is not heard",
        hints: ["add \(code: "children: contain"), by which the label names the group, or write the label at one view"])
    })
}
