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
    .all { subject in
      subject.scenario.authoringDoubts.compactMap { doubt in
        guard case .listedElsewhere(let name) = doubt.cause else { return nil }
        return Audit.Remark(
          message: "'\(name)' is not inside this \(doubt.kind.rawValue), and is not read with it", place: doubt.origin,
          hints: ["list what is inside, or move it there"])
      }
    })
}
