internal import Elements

extension Audit.Rule {
  static let focusMovedUnasked = Audit.Rule(
    "focus-moved-unasked",
    "Adjusting or typing opens something, or moves the cursor.",
    because: "Nobody expects another screen while a value is changed (WCAG 2.2, 3.2.2).",
    criteria: ["3.2.1", "3.2.2"], clauses: ["11.3.2.1", "11.3.2.2"],
    firing: [
      "state: { v: 1 }\nscreens: { main: { title: Form, views: [{ element: , label: Country, value: \"${v}\", traits: [adjustable], increment: { push: s }, decrement: { set: { v: 0 } } }] }, s: { title: Country, views: [{ text: ok }] } }"
    ],
    passing: [
      "state: { v: 1 }\nviews: [{ element: , label: Copies, value: \"${v}\", traits: [adjustable], increment: { set: { v: 2 } }, decrement: { set: { v: 0 } } }]",
      "state: { t: '' }\nviews: [{ textField: Name, text: $t }]",
    ],
    .trials { trial in
      guard trial.attempt != .activate, trial.hasNewScreen || trial.landing != nil else { return nil }
      let act = trial.attempt == .type ? "typing into" : "adjusting"
      let what = trial.hasNewScreen ? "opens another screen" : "moves the cursor"
      return Audit.Remark(
        message: "\(act) \(trial.stop.element.quotedName) \(what)", hints: ["do it on a button"])
    })
}
