internal import Interface

extension MutationKind {
  static let rotorLost = MutationKind(
    "rotor-lost", "A rotor of the app's own is lost, or visits an element no more.",
    .views { view in
      view.rotors.indices.flatMap { index -> [Edit] in
        [Edit("a rotor is lost", view) { $0.rotors.remove(at: index) }]
          + view.rotors[index].entries.indices.map { entry in
            Edit("an entry of a rotor is lost", view) { $0.rotors[index].entries.remove(at: entry) }
          }
      }
    })
}
