internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let gestureWithoutAlternative = Audit.Rule(
    "gesture-without-alternative",
    "What a long press or another gesture does can not be done otherwise.",
    because: """
      VoiceOver, Switch Control and Voice Control offer actions with names; gestures on views that are not accessibility \
      elements are out of reach (about 13 of 330 public threads).
      """,
    severity: .error, confidence: .likely, criteria: ["2.1.1", "2.5.1", "2.5.7"],
    clauses: ["11.2.1.1.1", "11.2.5.1", "11.5.2.11"],
    firing: [
      "views: [{ hstack: [{ text: Nick }, { text: Hi }], contextMenu: [{ button: Copy, action: { announce: { text: Copied, delay: 1 } } }] }]"
    ],
    passing: [
      "views: [{ hstack: [{ text: Nick }, { text: Hi }], children: combine, contextMenu: [{ button: Copy, action: { announce: { text: Copied, delay: 1 } } }] }]",
      "views: [{ text: Hi, contextMenu: [{ button: Copy, action: back }] }]",
    ],
    .views { written in
      let view = written.view
      guard !view.contextMenu.isEmpty, view.kind.has(.arranges), !view.isMadeElement, view.label == nil,
        view.representation == nil, view.container == nil
      else { return [] }
      let names = view.contextMenu.compactMap { $0.title ?? $0.label?.text?.constant }
      return [
        Audit.Remark(
          message: "\(names.isEmpty ? "a menu" : names.map(\.quoted).inWords) opens by a long press alone",
          hints: ["make one element of it with 'children: combine', or offer it as 'actions' or buttons"])
      ]
    })
}
