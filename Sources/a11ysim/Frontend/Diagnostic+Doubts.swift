internal import A11ySimulation

extension Diagnostic {
  /// What is doubtful about a view as it was written.
  init(_ doubt: AuthoringDoubt) {
    let place = doubt.origin
    switch doubt.cause {
    case .lost("label"):
      self.init(
        "lost-modifier", "'label' is lost: this \(doubt.kind.rawValue) is no element", at: place, severity: .warning,
        hints: ["name a group with 'container: semanticGroup', or make one element of all with 'isElement: true'"])
    case .lost(let name):
      self.init(
        "lost-modifier", "'\(name)' is lost: this \(doubt.kind.rawValue) is no element", at: place, severity: .warning,
        hints: ["write it at what is inside, or make one element of all with 'children: combine'"])
    case .lostOnElement(let name):
      self.init(
        "lost-modifier", "'\(name)' is lost: this \(doubt.kind.rawValue) is one element, and holds no others",
        at: place,
        severity: .warning, hints: ["write it at a view around several elements"])
    case .listedElsewhere(let name):
      self.init(
        "not-inside", "'\(name)' is not inside this \(doubt.kind.rawValue), and is not read with it", at: place,
        severity: .warning, hints: ["list what is inside, or move it there"])
    case .cellOutsideTable:
      self.init(
        "cell-outside-table", "'cell' is lost: this \(doubt.kind.rawValue) stands in no table", at: place,
        severity: .warning, hints: ["write a 'table' around it, or a view with 'container: dataTable'"])
    case .valueOfSwitch:
      self.init(
        "lost-value", "'value' is lost: a switch without a title is UIKit's, which says only its state", at: place,
        severity: .warning,
        hints: ["SwiftUI's says the value: give the toggle its title, or \"\" where that is hidden"])
    case .outOfRange:
      self.init(
        "out-of-range", "the value of this \(doubt.kind.rawValue) lies outside of 0 to 1", at: place,
        severity: .warning,
        hints: [doubt.kind == .progressView ? "say with 'total' what all is" : "give it a 'range', such as [0, 100]"])
    }
  }

  /// What is doubtful about an element, at its place.
  init(_ caution: Caution) {
    let name = caution.element.quotedName
    let place = caution.element.id.origin
    switch caution.cause {
    case .cellWithoutColumn:
      self.init(
        "cell-without-column", "\(name) is a cell without a column; what VoiceOver says of it is not known",
        at: place, severity: .warning, hints: ["give its 'cell' a 'column'"])
    case .tinyFrame:
      self.init(
        "tiny-frame", "\(name) is less than a point wide and high; devices may pass over it", at: place,
        severity: .warning)
    case .silent:
      self.init(
        "silent", "this \(caution.element.kind.rawValue) is a stop at which nothing is said", at: place,
        severity: .warning, hints: ["give it a 'label', or make it 'hidden'"])
    case .levelWithoutHeader:
      self.init(
        "level-without-header", "the heading level of \(name) is not said: it is no header", at: place,
        severity: .warning, hints: ["add 'traits: header'"])
    case .nameless:
      self.init(
        "nameless", "this \(caution.element.kind.rawValue) has no name", at: place, severity: .warning,
        hints: ["give it a 'label'"])
    case .hastyAnnouncement:
      self.init(
        "hasty-announcement",
        "what \(name) announces at once after a double tap may be lost, as it was on iOS 26.6.1", at: place,
        severity: .warning,
        hints: ["give the announcement a 'delay' of \(Announcement.safeDelay) seconds, or the priority 'high'"])
    }
  }

  /// The doubt about the order of two elements, at the place of the first.
  init(_ doubt: OrderDoubt) {
    let (first, second) = (doubt.first.quotedName, doubt.second.quotedName)
    let margin = Value.text(of: (doubt.margin * 10).rounded() / 10)
    let isOne = margin == "1"
    self.init(
      "unsure-order",
      "\(first) is read before \(second), but only \(margin) \(isOne ? "point" : "points") of an estimated layout decide it",
      at: doubt.first.id.origin, severity: .warning,
      notes: [Note("\(second) stands here", at: doubt.second.id.origin)]
        + (doubt.cause == .staircase
          ? [Note("they are steps of a staircase, in which no order is right for all")] : []),
      hints: ["give both a 'frame', or one of them a 'sortPriority'"])
  }
}

extension Element {
  /// The name of the element for a message, or what kind of view it is.
  fileprivate var quotedName: String { name.map { "'\($0)'" } ?? kind.rawValue }
}
