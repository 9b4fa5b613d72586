extension ChunkFacts {
  /// A view depends on state or settings.
  package static let dynamic = ChunkFacts(rawValue: 1 << 0)
  /// A view stands at an edge of the screen.
  package static let bar = ChunkFacts(rawValue: 1 << 1)
  /// A view takes all the height that it is offered.
  package static let fillsHeight = ChunkFacts(rawValue: 1 << 2)
  /// A view has a frame that its author gave.
  package static let given = ChunkFacts(rawValue: 1 << 3)
  /// A view cuts off those beside it.
  package static let modal = ChunkFacts(rawValue: 1 << 4)
  /// A view, or one below it, may be the title of the screen.
  package static let heading = ChunkFacts(rawValue: 1 << 5)
  /// Something happens when a view, or one below it, appears or when a value changes.
  package static let watchful = ChunkFacts(rawValue: 1 << 6)
}

extension View {
  package var facts: ChunkFacts {
    var facts = ownFacts
    if isDynamic { facts.insert(.dynamic) }
    if fillsHeight { facts.insert(.fillsHeight) }
    facts.formUnion(children.facts.intersection([.heading, .watchful]))
    if attachedViews.contains(where: { $0.facts.contains(.watchful) }) { facts.insert(.watchful) }
    return facts
  }

  /// What is true of the view, whatever stands below it.
  package var ownFacts: ChunkFacts {
    var facts: ChunkFacts = kind.has(.bar) ? .bar : []
    if kind == .navigationBar { facts.insert(.heading) }
    // What no group of the view's says anything of is not asked for: this is found out of every view of a changed piece.
    if box.wrapped.says(\.uiKit) {
      if self.frame != nil { facts.insert(.given) }
      if self.isModal != nil { facts.insert(.modal) }
    }
    if box.wrapped.wording.isSet {
      let traits = self.traits
      if traits.contains(.modal) { facts.insert(.modal) }
      if traits.contains(.header) { facts.insert(.heading) }
    }
    if box.wrapped.says(\.interaction), self.onAppear != nil || !self.onChange.isEmpty {
      facts.insert(.watchful)
    }
    return facts
  }

  /// Whether the view cuts off those beside it.
  package var cutsOffNeighbors: Bool {
    if box.wrapped.says(\.uiKit), let isModal = self.isModal?.constant { return isModal }
    return box.wrapped.wording.isSet && self.traits.contains(.modal)
  }

  /// Whether the view takes all the height that it is offered: lists do, and stacks with something in them that does.
  package var fillsHeight: Bool {
    let facts = kind.facts
    if facts.contains(.fillsHeight) { return true }
    if facts.contains(.fillsHeightScrolling) { return self.axis != .horizontal }
    return facts.contains(.fillsHeightWithContent) && children.contains(.fillsHeight, where: \.fillsHeight)
  }
}
