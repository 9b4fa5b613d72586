internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let adjustableInert = Audit.Rule(
    "adjustable-inert",
    "An element says that it can be adjusted, and swiping up and down changes nothing.",
    because: "“Adjustable” is heard, and the value stays (about 14 of 330 public threads).",
    severity: .error, criteria: ["4.1.2", "2.1.1"], clauses: ["11.5.2.12", "11.5.2.17"],
    firing: [
      "views: [{ element: , label: Rating, value: 3 stars, traits: [adjustable] }]",
      "views: [{ slider: Volume, value: loud }]",
    ],
    passing: [
      "state: { n: 3 }\nviews: [{ element: , label: Rating, value: \"${n} stars\", traits: [adjustable], increment: { set: { n: 4 } }, decrement: { set: { n: 2 } } }]",
      "views: [{ slider: Volume, value: 1 }]", "views: [{ slider: Volume, value: 0.9, valueLabel: loud }]",
      "views: [{ slider: Volume, value: 50% }]", "views: [{ element: , label: A, traits: [adjustable, notEnabled] }]",
    ],
    .stops { stop in
      let element = stop.element
      guard element.traits.contains(.adjustable), !element.traits.contains(.notEnabled),
        element.details.increment?.doesSomething != true, element.details.decrement?.doesSomething != true
      else { return nil }
      // Words in which no number can be meant leave nothing to step from.
      if let view = stop.view, view.kind.has(.amount), view.amount == nil, let words = view.value?.constant,
        !words.isEmpty, !words.contains(where: \.isNumber)
      {
        return Audit.Remark(
          message: "\(stop.sentence.quoted) is heard, and swiping up or down changes nothing", severity: .warning,
          hints: ["write \(code: "value: $name") or a number, and \(code: "valueLabel: \(words)") for the words"])
      }
      // A control of the system's that shows what an expression yields is the scenario's to change.
      guard stop.view?.traits.contains(.adjustable) == true || element.kind == .element || element.kind == .view else {
        return nil
      }
      return Audit.Remark(
        message: "\(stop.sentence.quoted) is heard, and swiping up or down changes nothing",
        hints: ["give it \(code: "increment", and: "decrement"), or take the trait away"])
    })
}
