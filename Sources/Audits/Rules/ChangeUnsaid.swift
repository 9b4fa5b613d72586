internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import VoiceOver

extension Audit.Rule {
  static let changeUnsaid = Audit.Rule(
    "change-unsaid",
    "A double tap changes something elsewhere on the screen, and nothing is heard of it.",
    because:
      "After “Buy” all is as before to those who listen; “1 in cart” stands elsewhere (about 24 of 330 public threads).",
    confidence: .likely, criteria: ["4.1.3"], clauses: ["11.4.1.3.1", "11.5.2.15"],
    firing: [
      "state: { n: 0 }\nviews: [{ button: Buy, action: { set: { n: 1 } } }, { text: Beach }, { text: \"${n} in cart\" }]",
      "state: { isSent: false }\nviews: [{ button: Send, enabled: '${not isSent}', action: { set: { isSent: true } } }, { text: Beach }, { text: The password is wrong, if: isSent }]",
    ],
    passing: [
      "settings: { voiceOver: off }\nstate: { n: 0 }\nviews: [{ button: Buy, action: { set: { n: 1 } } }, { text: Beach }, { text: \"${n} in cart\" }]",
      "state: { n: 0 }\nviews: [{ button: Buy, action: [{ set: { n: 1 } }, { announce: { text: 1 in cart, delay: 0.8 } }] }, { text: Beach }, { text: \"${n} in cart\" }]",
      "state: { n: 0 }\nviews: [{ button: \"Buy, ${n} in cart\", action: { set: { n: 1 } } }, { text: Beach }, { text: \"${n} in cart\" }]",
      "state: { t: a }\nviews: [{ textField: Name, text: $t }, { text: B }, { button: Clear, action: { set: { t: '' } } }]",
      "state: { t: 0 }\nviews: [{ text: \"${t}\" }, { hstack: [{ button: 1, action: { set: { t: 1 } } }, { button: 2, action: { set: { t: 2 } } }, { button: 3, action: { set: { t: 3 } } }, { button: 4 }, { button: 5 }, { button: +, label: Plus, action: { set: { t: 6 } } }] }]",
    ],
    .trials { trial in
      // Who listens to nothing is told nothing.
      guard trial.stop.screen.reading.settings.isReadAloud else { return nil }
      guard trial.attempt == .activate, !trial.hasNewScreen, !trial.hasAnnouncement, !trial.answersOtherwise,
        trial.landing == nil, trial.stop.element.traits.isDisjoint(with: [.toggle, .tab, .keyboardKey]),
        !trial.isOfNextStop, !trial.stop.isKeyOfPad
      else { return nil }
      var others = trial.others
      // That a field is empty is what its button says that it does.
      others.changed.removeAll { trial.isEmptied($0.after) }
      // Of a choice, the chosen control is dimmed and the one before it no longer (tabs-as-buttons).
      if trial.hasOtherWords { others.changed.removeAll { $0.after.soundsButForDimming(like: $0.before) } }
      guard let other = (others.changed.map(\.after) + others.appeared + others.vanished).first else { return nil }
      let isGone = others.changed.isEmpty && others.appeared.isEmpty
      return Audit.Remark(
        message: "after a double tap \(other.quotedName) \(isGone ? "is gone" : "is new"), and nothing is heard of it",
        notes: [Diagnostic.Note("it stands here", at: other.id.origin.known)],
        hints: ["add \(code: "announce:") with a delay, or \(code: "layoutChanged") with a \(code: "focus")"])
    })
}

extension Trial {
  /// Whether the answer to the double tap has other words than the control had; that it is dimmed now is not among them.
  fileprivate var answersOtherwise: Bool { control.map { !$0.soundsButForDimming(like: stop.element) } ?? true }

  /// Whether an element is a field in which nothing stands any more.
  fileprivate func isEmptied(_ element: Element) -> Bool {
    guard element.traits.contains(.textEntry), let stop = after.stops.first(where: { $0.element.id == element.id })
    else { return false }
    return stop.view?.text?.value.constant?.text?.isEmpty == true
  }

  /// Whether all that is other is the stop after the control, which the next swipe finds.
  fileprivate var isOfNextStop: Bool {
    let others = others
    guard others.changed.count + others.appeared.count + others.vanished.count == 1 else { return false }
    let next = after.reading.order.stops.firstIndex { $0.element.id == stop.element.id }.map { $0 + 1 }
    guard let next, after.reading.order.stops.indices.contains(next) else { return false }
    let element = after.reading.order.stops[next].element
    return element == others.appeared.first || element == others.changed.first?.after
  }
}

extension Element {
  /// Whether the same is heard of two elements, but for whether they are dimmed.
  fileprivate func soundsButForDimming(like other: Element) -> Bool {
    var (one, two) = (self, other)
    one.traits.remove(.notEnabled)
    two.traits.remove(.notEnabled)
    return one.sounds(like: two)
  }
}
