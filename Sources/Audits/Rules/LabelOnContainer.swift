internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let labelOnContainer = Audit.Rule(
    "label-on-container",
    "A label on a stack is what each element in it is called.",
    because: "“Sizes” is heard twice, not “Small” and “Large” (cvs-health, GroupingControls).",
    criteria: ["1.3.1", "2.5.3"], clauses: ["11.5.2.8"],
    firing: [
      "views: [{ hstack: [{ text: Small }, { text: Large }], label: Sizes }]",
      "views: [{ hstack: [{ symbol: star }, { text: '5' }], label: 5 stars }]",
    ],
    passing: [
      "views: [{ hstack: [{ text: Small }, { text: Large }], children: contain, label: Sizes }]",
      "views: [{ hstack: [{ text: Small }, { text: Large }], children: ignore, label: Sizes }]",
      "views: [{ hstack: [{ symbol: star, hidden: true }, { text: '5' }], label: 5 stars }]",
      "views: [{ button: [{ hstack: [{ symbol: star }, { text: '5' }], label: 5 stars }] }]",
    ],
    .screens { screen in
      screen.drawing.pieces.indices.compactMap { place -> Audit.Remark? in
        let view = screen.drawing.pieces[place].view
        guard view.isLabeledStack, let label = view.label?.text?.constant else { return nil }
        let stops = screen.stops(in: place).filter { $0.label == label }
        let texts = stops.flatMap(\.visibleTexts)
        let lost = texts.first { text in !text.spokenWords.allSatisfy(label.spokenWords.contains) }
        guard let first = stops.first, stops.count > 1 || texts.count > 1 && lost != nil else { return nil }
        let unheard: Audit.Phrase = lost.map { ": \($0.quoted) is not heard" } ?? ""
        let message: Audit.Phrase =
          stops.count > 1
          ? "\(stops.count) elements in this \(kind: view.kind) are called \(label.quoted)\(unheard)"
          : "the label \(label.quoted) replaces all in this \(kind: view.kind)\(unheard)"
        return Audit.Remark(
          message: message, place: view.origin, stop: first,
          hints: [
            "add \(code: "children: contain"), by which the label names the group, or \(code: "children: ignore"), by which it is one element, or write the label at one view"
          ])
      }
    })
}

extension View {
  /// Whether it is a stack of SwiftUI's with a label and nothing that makes one element or a group of it.
  fileprivate var isLabeledStack: Bool {
    kind.has([.arranges, .elementIfLabeled]) && self.label?.text != nil && self.childBehavior == nil
      && self.isElement == nil && self.container == nil
  }
}
