internal import Diagnostics

extension Audit.Rule {
  static let nameAllCaps = Audit.Rule(
    "name-all-caps",
    "Words are written in capital letters.",
    because: "Short ones may be spelled letter by letter, and all are hard to read (Human Interface Guidelines).",
    severity: .note, confidence: .likely,
    firing: ["views: [{ button: ADD TO CART }]", "views: [{ text: WARNING }]"],
    passing: [
      "views: [{ button: Add to cart }]", "views: [{ button: NASA }]", "views: [{ text: AB12 CD34 }]",
      "views: [{ button: Add to cart, textCase: uppercase }]",
    ],
    .stops { stop in
      guard !stop.label.hasSmallLetter, stop.label.contains(where: \.isUppercase),
        !stop.label.contains(where: \.isNumber)
      else { return nil }
      let words = stop.label.split { !$0.isLetter && !$0.isNumber }
      let isShouted = words.count >= 2 ? words.contains { $0.count >= 3 } : words.first.map { $0.count >= 6 } ?? false
      guard isShouted, !stop.words.allSatisfy({ stop.screen.wordList.acronyms.contains($0) }) else {
        return nil
      }
      return Audit.Remark(
        message: "\(stop.label.quoted) is written in capital letters",
        hints: ["write it in small letters, and draw it by \(code: "textCase: uppercase")"])
    })
}
