internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let actionsLost = Audit.Rule(
    "actions-lost",
    "A modifier stands on a view on which it has no effect.",
    because: """
      A stack becomes an element by 'children: combine' or 'ignore', or by 'isElement: true'; UIKit's view by \
      'isElement: true' alone. What else tells of an element is never heard there. An element holds no others, so \
      that nothing on it tells of a container (AccessibilitySnapshot, ElementOrderTests).
      """,
    severity: .error, criteria: ["4.1.2"], clauses: ["11.5.2.11"], formerNames: ["lost-modifier"],
    firing: [
      "views: [{ vstack: [{ text: A }], draggable: Letter }]",
      "views: [{ view: [{ text: A }], label: Letter }]",
      "views: [{ text: A, container: list }]",
    ],
    passing: [
      "views: [{ vstack: [{ text: A }], hint: Opens the letter }]",
      "views: [{ view: [{ text: A }], label: Letter, container: semanticGroup }]",
      "views: [{ vstack: [{ text: A }], container: list }]",
      "views: [{ scrollView: [{ text: A }], label: Letters }]",
      "views: [{ vstack: [{ text: Drop letters here }], dropTarget: { action: back } }]",
      "state: { name: '' }\nviews: [{ vstack: [{ text: Name }, { textField: Name, text: $name }], action: back }]",
    ],
    .views { written in
      let view = written.view
      // The element that it is part of has its menu. A tap on what is around a field ends typing, for which VoiceOver has
      // ways of its own.
      let lost = view.lostKeys.filter {
        !($0 == "contextMenu" && written.isInElement || $0 == "action" && view.holdsField)
      }
      return lost.map { key in
        Audit.Remark(
          message: key == "action"
            ? "\(actionOf: view.kind) is only reached by a tap on what is inside: this \(kind: view.kind) is not an accessibility element"
            : "\(code: key) has no effect: this \(kind: view.kind) is not an accessibility element",
          hints: [
            key == "label"
              ? "name a group with \(code: "container: semanticGroup"), or make one element of all with \(code: "isElement: true")"
              : "write it at what is inside, or make one element of all with \(code: view.makingOneElement)"
          ])
      }
        + (view.isOneElement ? view.keysOfContainers : []).map { key in
          Audit.Remark(
            message: "\(code: key) has no effect: this \(kind: view.kind) is one element, and holds no others",
            hints: ["write it at a view around several elements"])
        }
    })
}

extension View {
  /// What makes one element of a view of UIKit, or of a stack of SwiftUI.
  fileprivate var makingOneElement: String { kind == .view ? "isElement: true" : "children: combine" }

  /// Whether a person can type somewhere in the view.
  fileprivate var holdsField: Bool {
    if kind.has(.textInput) { return true }
    var isFound = false
    forEachInside { if $0.holdsField { isFound = true } }
    return isFound
  }

  /// The keys of elements on a view that only arranges or holds others, where nothing makes an element of it.
  fileprivate var lostKeys: [String] {
    guard kind.has(.arranges), !isMadeElement, self.representation == nil, self.container == nil else { return [] }
    let isContainer = self.childBehavior == .contain
    let isNamed = self.label != nil
    // SwiftUI hands a label on to what is in the stack; UIKit makes no element of a view, whose label is never heard
    // (AccessibilitySnapshot, ElementOrderTests: “Container 3 Parent”).
    if isNamed, kind.has(.elementIfLabeled), !isContainer, keysOfContainers.isEmpty { return [] }
    // A stack of SwiftUI's hands these on to what is in it; what is dropped there reaches it wherever the finger is.
    let handedOn: Set =
      kind.has(.elementIfLabeled) && !isContainer ? ["traits", "selected", "hint", "value", "dropTarget"] : []
    // What scrolls, and what has tabs, is a container by itself, and heard by its name on the way in.
    let namesContent = isContainer || kind == .scrollView || kind == .tabView
    return (isNamed && !namesContent ? ["label"] : []) + keysOfElements.filter { !handedOn.contains($0) }
  }
}
