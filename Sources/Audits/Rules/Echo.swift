internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let echo = Audit.Rule(
    "echo",
    "Two stops after each other say the same.",
    because: "“Mango, image”, then “Mango”: heard twice (Human Interface Guidelines, images with captions).",
    severity: .note, confidence: .likely, criteria: ["1.1.1"],
    firing: ["views: [{ image: m, label: Mango }, { text: Mango }]"],
    passing: [
      "views: [{ image: m, decorative: true }, { text: Mango }]", "views: [{ text: '0' }, { text: '0' }]",
      "views: [{ text: Trips, traits: [header] }, { text: All trips of the year }]",
      "state: { t: a }\nviews: [{ text: Name }, { textField: , label: Name, text: $t }]",
      "views: [{ text: Delete photo? }, { button: Delete photo, action: back }]",
      "views: [{ image: cell, label: Empty }, { image: cell, label: Empty }]",
    ],
    .stops { stop in
      // Two texts in a row, or two controls, say what they have to.
      guard let before = stop.preceding, stop.isControl != before.isControl || stop.isPicture || before.isPicture,
        !before.element.traits.contains(.header), !stop.name.isEmpty, !before.name.isEmpty
      else { return nil }
      // A caption can be touched where it is seen, and its field is called by it (appt-org, issue 7: for those who see a
      // little).
      guard !stop.element.traits.contains(.textEntry) else { return nil }
      // What a question asks its button answers, and equal pictures are as many as are seen.
      let isAnswer = stop.isControl && before.label.trimmed.hasSuffix("?")
      let isSame = stop.name == before.name && !isAnswer && !(stop.isPicture && before.isPicture)
      let (short, long) = stop.words.count < before.words.count ? (stop, before) : (before, stop)
      let isInside = short.isPicture && short.words.count >= 2 && long.words.contains(run: short.words)
      guard isSame || isInside, stop.label.letterCount >= 2 else { return nil }
      return Audit.Remark(
        message: "\(stop.label.quoted) was said at the stop before",
        notes: [Diagnostic.Note("\(before.sentence.quoted) is heard here", at: before.element.id.origin.known)],
        hints: ["hide one of the two, or make one element of both with \(code: "children: combine")"])
    })
}

extension Audit.Stop {
  fileprivate var isPicture: Bool { element.traits.contains(.image) && !isControl }
}
