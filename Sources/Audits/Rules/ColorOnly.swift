internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let colorOnly = Audit.Rule(
    "color-only",
    "Color alone tells something.",
    because:
      "A red or a green circle: nothing is heard, and who does not see the colors sees nothing else (WWDC20-10020).",
    confidence: .likely, criteria: ["1.4.1"], clauses: ["11.1.4.1"],
    firing: [
      "state: { on: true }\nviews: [{ hstack: [{ circle: , color: green, if: on }, { circle: , color: red, if: not on }, { text: Nick }] }]",
      "state: { on: true }\nviews: [{ hstack: [{ circle: , color: \"${if on then 'green' else 'red'}\" }, { text: Nick }] }]",
    ],
    passing: [
      "state: { on: true }\nviews: [{ hstack: [{ circle: , color: green, label: Online, if: on }, { circle: , color: red, label: Offline, if: not on }, { text: Nick }] }]",
      "state: { on: true }\nviews: [{ hstack: [{ circle: , color: \"${if on then 'green' else 'red'}\" }, { text: Online, if: settings.differentiateWithoutColor }] }]",
      "views: [{ hstack: [{ circle: , color: green }, { text: Nick }] }]",
    ],
    .views { written in
      let children = written.view.children
      let dots: [View] = children.filter { $0.tellsByColor }
      guard !dots.isEmpty, !children.contains(where: { $0.condition?.dependsOnSettings == true }) else { return [] }
      let states = dots.filter { $0.condition != nil && $0.color != nil }
      let colors = Set(states.compactMap { $0.color?.constant })
      let alternating =
        states.count >= 2 && colors.count >= 2 && Set(states.map(\.kind)).count == 1 ? states.prefix(1) : []
      return (dots.filter { $0.color?.isDynamic == true } + alternating).map { view in
        Audit.Remark(
          message: "only the color of this \(kind: view.kind) tells something", place: view.origin,
          hints: ["give it a \(code: "label"), and show another shape or a text with differentiateWithoutColor"])
      }
    })
}

extension View {
  /// Whether the view shows a color, and neither words nor a shape that could change.
  fileprivate var tellsByColor: Bool {
    kind.isShape && self.label == nil && self.value == nil && self.color != nil
  }
}

extension Dynamic {
  /// Whether an expression asks for what the person has set.
  var dependsOnSettings: Bool {
    guard case .expression(let expression) = self else { return false }
    return expression.dependsOnSettings
  }
}
