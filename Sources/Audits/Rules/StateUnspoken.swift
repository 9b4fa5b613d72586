internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let stateUnspoken = Audit.Rule(
    "state-unspoken",
    "A double tap changes how a control looks, and nothing that is heard.",
    because: "“Favorite, button” before and after: on or off is only drawn (about 36 of 330 public threads).",
    severity: .error, confidence: .likely, criteria: ["1.4.1", "4.1.2"], clauses: ["11.1.4.1", "11.4.1.2.1"],
    isAboutWords: true,
    firing: [
      "state: { f: false }\nviews: [{ button: [{ symbol: \"${if f then 'star.fill' else 'star'}\", label: Favorite }], action: { toggle: f } }]",
      // What is chosen changes what stands below, and is drawn alone.
      "state: { t: a }\nviews: [{ button: A, color: \"${if t == 'a' then 'blue' else 'gray'}\", action: { set: { t: a } } }, { button: B, color: \"${if t == 'b' then 'blue' else 'gray'}\", action: { set: { t: b } } }, { text: Apples, if: t == 'a' }, { text: Bees, if: t == 'b' }]",
    ],
    passing: [
      "state: { f: false }\nviews: [{ button: [{ symbol: \"${if f then 'star.fill' else 'star'}\", label: Favorite }], selected: $f, action: { toggle: f } }]",
      "state: { f: false }\nviews: [{ button: \"${if f then 'Unfollow' else 'Follow'}\", action: { toggle: f } }]",
    ],
    .trials { trial in
      guard trial.attempt == .activate, !trial.hasNewScreen, !trial.hasAnnouncement, !trial.hasOtherWords,
        trial.landing == nil, trial.looksOther
      else { return nil }
      return Audit.Remark(
        message: "\(trial.stop.element.quotedName) looks other after a double tap, and sounds the same",
        hints: ["say it by \(code: "selected"), by a \(code: "value"), or by a \(code: "toggle") in place of a button"])
    })
}
