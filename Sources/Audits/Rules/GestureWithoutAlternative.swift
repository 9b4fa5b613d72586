internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let gestureWithoutAlternative = Audit.Rule(
    "gesture-without-alternative",
    "What a long press or another gesture does cannot be done otherwise.",
    because: """
      VoiceOver, Switch Control and Voice Control offer actions with names; gestures on views that are not accessibility \
      elements are out of reach (about 13 of 330 public threads).
      """,
    severity: .error, confidence: .likely, criteria: ["2.1.1", "2.5.1", "2.5.7"],
    clauses: ["11.2.1.1.1", "11.2.5.1", "11.5.2.11"],
    firing: [
      "views: [{ hstack: [{ text: Nick }, { text: Hi }], contextMenu: [{ button: Copy, action: { announce: { text: Copied, delay: 1 } } }] }]",
      "views: [{ text: Hi, gestures: { longPress: { announce: { text: Copied, delay: 1 } } } }]",
    ],
    passing: [
      "views: [{ hstack: [{ text: Nick }, { text: Hi }], children: combine, contextMenu: [{ button: Copy, action: { announce: { text: Copied, delay: 1 } } }] }]",
      "views: [{ text: Hi, contextMenu: [{ button: Copy, action: back }] }]",
      "views: [{ navigationLink: [{ hstack: [{ text: Nick }, { text: Hi }], contextMenu: [{ button: Copy, action: back }] }] }]",
      "views: [{ text: Hi, actions: { Copy: { announce: { text: Copied, delay: 1 } } }, gestures: { longPress: { announce: { text: Copied, delay: 1 } } } }]",
      "state: { n: 1 }\nviews: [{ image: map, label: Map, gestures: { pinch: { set: { n: 2 } } } }, { button: Zoom in, action: { set: { n: 2 } } }]",
    ],
    .all { subject in
      let operated = subject.views.filter { $0.view.groups.contains(.interaction) }
      let hasGestures = operated.contains { !$0.view.gestures.isEmpty }
      let offered = hasGestures ? Set(subject.views.flatMap(\.view.offeredEffects)) : []
      let hasNamedActions = hasGestures && operated.contains { $0.view.offersNamedActions }
      func isOffered(_ effect: Effect) -> Bool {
        // What closures of an app do cannot be compared: an action with a name is taken for the same.
        if case .call = effect { hasNamedActions } else { offered.contains(effect.normalForm) }
      }
      return operated.flatMap { written -> [Audit.Remark] in
        let view = written.view
        let lost = view.gestures.filter { gesture in
          guard let effects = gesture.action?.effects, !effects.isEmpty else { return false }
          return !effects.allSatisfy(isOffered)
        }
        return lost.map { gesture in
          let name: Audit.Phrase = gesture.title.map { "\(code: $0)" } ?? "a gesture"
          return Audit.Remark(
            message: "what \(name) does cannot be done otherwise", place: view.origin,
            hints: ["offer it as one of the \(code: "actions"), or by a button"])
        } + (view.losesMenu && !written.isInElement ? [view.lostMenu] : [])
      }
    })
}

extension View {
  /// Whether a menu of a long press stands on a view that is not an accessibility element, and holds several.
  fileprivate var losesMenu: Bool {
    !self.contextMenu.isEmpty && kind.has(.arranges) && !isMadeElement && self.label == nil
      && self.representation == nil && self.container == nil
  }

  fileprivate var lostMenu: Audit.Remark {
    let names = self.contextMenu.compactMap { $0.title ?? $0.label?.text?.constant }
    return Audit.Remark(
      message: "\(names.isEmpty ? "a menu" : names.map(\.quoted).inWords) opens by a long press alone", place: origin,
      hints: ["make one element of it with \(code: "children: combine"), or offer it as \(code: "actions") or buttons"])
  }

  fileprivate var offersNamedActions: Bool {
    !self.actions.isEmpty || !self.swipeActions.isEmpty || !self.contextMenu.isEmpty
  }

  /// What can be done with the view without a gesture of the app's own.
  fileprivate var offeredEffects: [String] {
    let views = self.actions + self.swipeActions + self.contextMenu
    return (writtenActions + views.compactMap(\.action)).flatMap(\.effects).map(\.normalForm)
  }
}
