internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let ratingAsButtons = Audit.Rule(
    "rating-as-buttons",
    "The steps of a rating are buttons that sound the same.",
    because: "Five times “Favorite, button”: which star? One adjustable element says “3 of 5 stars” (WWDC19-254).",
    severity: .note, confidence: .guess, criteria: ["1.3.1"], clauses: ["11.5.2.7"],
    firing: [
      "state: { n: 0 }\nviews: [{ hstack: [{ button: { symbol: star }, action: { set: { n: 1 } } }, { button: { symbol: star }, action: { set: { n: 2 } } }, { button: { symbol: star }, action: { set: { n: 3 } } }] }]"
    ],
    passing: [
      "state: { n: 3 }\nviews: [{ element: , label: Rating, value: \"${n} of 5 stars\", traits: [adjustable], increment: { set: { n: 4 } }, decrement: { set: { n: 2 } } }]",
      "state: { n: 0 }\nviews: [{ hstack: [{ button: { symbol: star }, label: 1 star, action: { set: { n: 1 } } }, { button: { symbol: star }, label: 2 stars, action: { set: { n: 2 } } }, { button: { symbol: star }, label: 3 stars, action: { set: { n: 3 } } }] }]",
    ],
    .views { written in
      let buttons = written.view.children.filter { $0.kind == .button }
      guard buttons.count >= 3, let first = buttons[0].action?.onlyPlaceSet,
        buttons.allSatisfy({ $0.action?.onlyPlaceSet == first && $0.action?.setsNumber == true }),
        Set(buttons.map { $0.label?.text?.constant ?? $0.symbol ?? $0.title ?? "" }).count == 1
      else { return [] }
      return [
        Audit.Remark(
          message: "\(buttons.count) buttons of a rating sound the same", place: buttons[0].origin,
          hints: ["write one element with \(code: "traits: [adjustable]") and a value such as '3 of 5 stars'"])
      ]
    })
}
