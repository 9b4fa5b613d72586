internal import Interface

extension Audit.Rule {
  static let notInside = Audit.Rule(
    "not-inside",
    "A list of elements names one that is not inside the view.",
    because: "A container reads what is in it; an element that stands elsewhere is read there, in its own place.",
    criteria: ["1.3.2"],
    firing: ["views: [{ view: [{ text: A }, { text: B }], elements: [B, C] }, { text: C }]"],
    passing: [
      "views: [{ view: [{ text: A }, { text: B }], elements: [B, A] }]",
      // What a list is made of only shows when the scenario runs.
      "state: { rows: [B] }\nviews: [{ view: [{ forEach: row in rows, views: [{ text: '${row}' }] }], elements: [B] }]",
    ],
    .views { written in
      let view = written.view
      guard !view.isOneElement, let references = view.elements, !references.isEmpty else { return [] }
      let names = WrittenNames(of: view.children)
      return references.filter { !names.mayContain($0.name) }.map { reference in
        Audit.Remark(
          message: "'\(reference.name)' is not inside this \(kind: view.kind), and is not read with it",
          place: reference.origin, hints: ["list what is inside, or move it there"])
      }
    })
}
