internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let nameFlipsWithState = Audit.Rule(
    "name-flips-with-state",
    "The name of a control and its state change together.",
    because: "“Turn off Wi-Fi, switch button, on”: on or off? One of the two is enough (WWDC19-254).",
    confidence: .likely, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "state: { on: true }\nviews: [{ toggle: \"${if on then 'Turn off Wi-Fi' else 'Turn on Wi-Fi'}\", isOn: $on }]"
    ],
    passing: [
      "state: { on: true }\nviews: [{ toggle: Wi-Fi, isOn: $on }]",
      "state: { on: true }\nviews: [{ button: \"${if on then 'Pause' else 'Play'}\", action: { toggle: on } }]",
    ],
    .trials { trial in
      guard trial.attempt == .activate, let control = trial.control, control.label != trial.stop.element.label,
        control.hasOtherState(than: trial.stop.element), !trial.stop.states.isEmpty
      else { return nil }
      return Audit.Remark(
        message: "the name \(trial.stop.label.quoted) and the state change together",
        hints: ["keep the name as it is, and let the state change, or the other way round"])
    })
}

extension Element {
  fileprivate func hasOtherState(than other: Element) -> Bool {
    traits.contains(.selected) != other.traits.contains(.selected) || traits.contains(.toggle) && value != other.value
      || details.isExpanded != other.details.isExpanded
  }
}
