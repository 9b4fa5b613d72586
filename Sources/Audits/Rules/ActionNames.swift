internal import Elements

extension Audit.Rule {
  static let actionNames = Audit.Rule(
    "action-names",
    "The names of actions do not tell them apart.",
    because: "Two actions “Delete” are heard in the rotor, or one without words (WWDC24-10073).",
    criteria: ["2.4.6"], clauses: ["11.5.2.11"],
    firing: [
      "views: [{ text: Nick, actions: [{ name: Delete }, { name: Delete }] }]",
      "views: [{ text: Nick, actions: [{ name: delete_icon }] }]",
    ],
    passing: ["views: [{ text: Nick, actions: [{ name: Delete }, { name: Flag }] }]"],
    .stops { stop in
      guard stop.element.hasDetails else { return nil }
      var known: Set<String> = []
      for action in stop.element.details.actions {
        let name = action.name.normalizedName
        if name.isEmpty {
          return Audit.Remark(message: "an action has no words", place: action.origin, hints: ["give it a name"])
        }
        if !known.insert(name).inserted {
          return Audit.Remark(
            message: "two actions are called \(action.name.quoted)", hints: ["tell them apart by their names"])
        }
        if let shape = ResourceName(action.name) {
          return Audit.Remark(
            message: "the action \(action.name.quoted) has \(shape.rawValue)", hints: ["name it in words"])
        }
      }
      return nil
    })
}
