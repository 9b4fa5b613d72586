internal import Elements
internal import Interface

extension Audit.Rule {
  static let activationDead = Audit.Rule(
    "activation-dead",
    "A button does nothing.",
    because: """
      “Buy, button” is heard, and a double tap changes nothing and says nothing. Where more than half of the buttons have \
      no effect, effects are taken not to be described, and none of them is told of.
      """,
    criteria: ["4.1.2"], clauses: ["11.5.2.12"],
    firing: [
      "screens: { main: { title: Trade, views: [{ button: Buy }, { button: Sell, action: { push: s } }] }, s: { title: Sold, views: [{ text: ok }] } }"
    ],
    passing: [
      "screens: { main: { title: Trade, views: [{ button: Sell, action: { push: s } }] }, s: { title: Sold, views: [{ text: ok }] } }",
      "views: [{ button: Buy }, { button: Sell }]",
    ],
    .all { subject in
      let buttons = subject.screens.flatMap(\.stops).filter { stop in
        stop.screen.isWhole && stop.element.kind == .button && !stop.element.traits.contains(.notEnabled)
          && stop.element.traits.isDisjoint(with: .backButton)
      }
      let dead = buttons.filter { $0.isDead }
      // Where hardly anything has an effect, effects are not described.
      guard dead.count * 2 <= buttons.count else { return [] }
      return dead.map { stop in
        Audit.Remark(
          message: "a double tap on \(stop.element.quotedName) does nothing", stop: stop,
          hints: ["give it an \(code: "action"), or \(code: "disabled: true")"])
      }
    })
}

extension Audit.Stop {
  /// Whether nothing is known that a double tap does, not even closing what is in front.
  fileprivate var isDead: Bool {
    !hasEffect && !screen.hasPresentation && element.traits.isDisjoint(with: [.startsMediaSession, .playsSound])
  }
}
