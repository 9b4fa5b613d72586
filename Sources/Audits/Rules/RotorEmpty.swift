internal import Interface

extension Audit.Rule {
  static let rotorEmpty = Audit.Rule(
    "rotor-empty",
    "A rotor of the app's own finds nothing.",
    because: "“Use the rotor to access Warnings” is heard, and there are none.",
    clauses: ["11.5.2.3"],
    firing: ["views: [{ vstack: [{ text: Storm }], rotors: { Warnings: [] } }]"],
    passing: ["views: [{ vstack: [{ text: Storm, identifier: s }], rotors: { Warnings: [s] } }]"],
    .views { written in
      written.view.rotors.filter(\.entries.isEmpty).map { rotor in
        Audit.Remark(
          message: "the rotor \((rotor.name.constant ?? "").quoted) finds nothing",
          hints: ["leave it out while it is empty"])
      }
    })
}
