internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let mainActionFar = Audit.Rule(
    "main-action-far",
    "It takes many swipes to come to what a screen is for.",
    because: "Each stop before it is heard first (WWDC24-10073).",
    severity: .note, confidence: .guess, criteria: ["2.4.3"], clauses: ["11.2.4.3"],
    firing: [
      "state: { xs: [1, 2, 3, 4, 5, 6, 7, 8], ys: [a, b] }\nviews: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }, { button: Pay }]"
    ],
    passing: [
      "state: { xs: [1, 2, 3, 4] }\nviews: [{ forEach: x in xs, views: [{ text: \"Item ${x}\" }] }, { button: Pay }]",
      "state: { xs: [1, 2, 3, 4, 5, 6, 7, 8], ys: [a, b] }\nviews: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }, { text: Payment, traits: [header] }, { button: Pay }]",
    ],
    .screens { screen in
      guard screen.isFirstSight, screen.isWhole, let main = screen.mainControl, main.index > 15 else { return [] }
      let heading = screen.stops.prefix(main.index).lastIndex { $0.element.traits.contains(.header) }
      guard heading.map({ main.index - $0 > 8 }) ?? true else { return [] }
      let seconds = Int(screen.secondsToHear(until: main.index))
      return [
        Audit.Remark(
          message:
            "\(main.element.quotedName) is \(main.index) swipes and about \(seconds) seconds from arrival; by touch it is one",
          stop: main, hints: ["put it earlier in the order, a heading before it, or give it a \(code: "magicTap")"])
      ]
    })
}

extension Audit.Screen {
  /// What the screen is for: its one prominent button, or else its only one.
  fileprivate var mainControl: Audit.Stop? {
    let buttons = stops.filter { $0.element.kind == .button && !$0.element.traits.contains(.backButton) }
    let prominent = buttons.filter { $0.view?.style?.lowercased().contains("prominent") == true }
    let chosen = prominent.isEmpty ? buttons : prominent
    return chosen.count == 1 ? chosen[0] : nil
  }
}
