internal import Elements
internal import Interface

/// The work of putting a tree into reading order.
///
/// Source: AccessibilitySnapshot's parser. A group is read as a whole; its place among its siblings is that of the
/// child that would come first.
struct Ordering: Sendable {
  let rule: RowRule
  let boundaries: SourceReading.ListBoundaries
  /// What was ordered last; `nil` where nothing is kept.
  var known: Memory<OrderKey, Ordered>?

  /// Begins with nothing known; what is ordered can be kept for the next time.
  init(
    on platform: Platform, settings: Settings, readings: SourceReadings = SourceReadings(), keeping keeps: Bool = false
  ) {
    rule = RowRule(platform: platform, settings: settings)
    boundaries = readings.listBoundaries
    known = keeps ? Memory() : nil
  }

  /// Puts the elements of a screen in order.
  ///
  /// - Complexity: linear in what has changed since last time, if anything is kept of it.
  mutating func order(of tree: AccessibilityTree) -> ReadingOrder {
    let siblings = siblings(of: tree.nodes, Surroundings())
    let ordered = order(siblings, isOrdered: false, Surroundings())
    known?.finish()
    return ReadingOrder(ordered)
  }

  /// Puts siblings in order, by a list or by their places: higher priorities first, then by place where any has one, else
  /// as they are.
  private mutating func order(_ siblings: ChunkedArray<Sibling>, isOrdered: Bool, _ around: Surroundings) -> Ordered {
    var ordered = Ordered()
    if isOrdered {
      place(siblings, .listed, around, into: &ordered)
      return ordered
    }
    let lineup: Lineup
    switch siblings {
    case .leaf(let few):
      // Few siblings are lined up before anything is made of them: those in many a row have to be sorted.
      lineup = rule.lineup(of: few)
    case .branch:
      place(siblings, .row, around, into: &ordered)
      lineup = ordered.lineup
      if lineup.isInOrder, lineup.isPlaced { return ordered }
      ordered = Ordered()
    }
    // Sorting is stable and starts from the order of the tree.
    let sorted =
      lineup.isInOrder ? siblings : ChunkedArray(siblings.sorted { rule.reads($0.standing, before: $1.standing) })
    place(sorted, lineup.isPlaced ? .row : .tree, around, into: &ordered)
    ordered.lineup = lineup
    return ordered
  }

  /// Adds the stops of siblings in their order, those of a long run piece by piece.
  private mutating func place(
    _ siblings: ChunkedArray<Sibling>, _ reason: OrderReason, _ around: Surroundings, into ordered: inout Ordered
  ) {
    switch siblings {
    case .leaf(let siblings): rule.place(siblings, reason, around, into: &ordered)
    case .branch(let parts):
      for part in parts {
        let before = ordered.lineup
        ordered += remember(.placing(part.run, reason, around, after: before)) {
          var placed = Ordered(lineup: before)
          $0.place(part.run, reason, around, into: &placed)
          return placed
        }
      }
    }
  }

  /// What decides the places of nodes, once what is in them is in order.
  private mutating func siblings(
    of nodes: ChunkedArray<AccessibilityNode>, _ around: Surroundings
  ) -> ChunkedArray<Sibling> {
    var siblings: ChunkedArray<Sibling> = []
    switch nodes {
    case .leaf(let nodes):
      siblings.reserveCapacity(nodes.count)
      for node in nodes {
        switch node {
        case .element(let element):
          siblings.append(Sibling(element))
        case .container(let container):
          let mention = known?.next?.siblings.first?.container?.mention
          siblings +=
            remember(.container(container, around)) {
              Ordered(siblings: [$0.sibling(container, around, mentionedAs: mention)])
            }.siblings
        }
      }
    case .branch(let parts):
      for part in parts {
        siblings +=
          remember(.siblings(part.run, around)) {
            Ordered(siblings: $0.siblings(of: part.run, around))
          }.siblings
      }
    }
    return siblings
  }

  /// Puts what is in a container in order.
  private mutating func sibling(
    _ container: Container, _ around: Surroundings, mentionedAs mention: ReadContainer?
  ) -> Sibling {
    var inside = around
    var mention = mention
    if container.isMentioned {
      let new = ReadContainer(container, inside: around.container)
      // What is mentioned of a container stays one and the same while other things in it change.
      if mention.map(new.says(as:)) != true { mention = new }
      inside.container = mention
    } else {
      mention = nil
    }
    let givesContext = container.role.givesContext && !around.hasContext
    inside.hasContext = around.hasContext || givesContext
    inside.isAmongTabs = around.isAmongTabs || givesContext && container.role == .customTabBar && !container.isOrdered
    let siblings = siblings(of: container.children, inside)
    var ordered = order(siblings, isOrdered: container.isOrdered, inside)
    if givesContext { assignContexts(in: container, of: siblings, to: &ordered.stops) }
    // A list of elements among the tabs stands where its own view is (AccessibilitySnapshot's parser).
    let isListOfTabs = around.isAmongTabs && container.isOrdered
    let frame = (isListOfTabs ? container.frame : nil) ?? ordered.lineup.first
    // A bar is the system's; what scrolls takes up no more than what is seen of it.
    let extent = container.role.isBar ? nil : ordered.lineup.extent.map { container.frame ?? $0 }
    ordered.lineup = Lineup()
    return Sibling(
      OrderedContainer(siblings, ordered, extent: extent, mention: mention), frame: frame,
      priority: container.sortPriority)
  }
}

extension Ordering: Remembering {}

// What is done for each sibling needs nothing of what an ordering keeps, which would be copied every time.
extension RowRule {
  /// How far siblings are in order.
  fileprivate func lineup(of siblings: [Sibling]) -> Lineup {
    siblings.reduce(into: Lineup()) { $0.add($1, by: self) }
  }

  /// Adds the stops of siblings in their order.
  fileprivate func place(
    _ siblings: [Sibling], _ reason: OrderReason, _ around: Surroundings, into ordered: inout Ordered
  ) {
    // Stops are put together side by side first: to add each to a run takes longer.
    var stops: [Stop] = []
    let isByPlace = reason == .row
    for sibling in siblings {
      if isByPlace { noteDoubts(of: sibling, after: ordered.lineup, in: &ordered.doubts) }
      ordered.lineup.add(sibling, by: self)
      switch sibling.content {
      case .element(let element):
        if stops.isEmpty { stops.reserveCapacity(siblings.count) }
        stops.append(
          Stop(
            element: element, container: around.container,
            reason: sibling.standing.priority == 0 ? reason : .priority(sibling.standing.priority)))
      case .container(let container):
        if !stops.isEmpty { ordered.stops += ChunkedArray(stops) }
        stops = []
        ordered.stops += container.ordered.stops
        if let mention = container.mention { ordered.containers.append(mention) }
        ordered.containers += container.ordered.containers
        ordered.doubtsInside += container.ordered.doubts
        ordered.doubtsInside += container.ordered.doubtsInside
      }
    }
    if !stops.isEmpty { ordered.stops += ChunkedArray(stops) }
  }
}

extension Container {
  /// Whether VoiceOver may say something when the cursor enters the container.
  fileprivate var isMentioned: Bool {
    switch role {
    case .tabBar, .toolbar, .alert: true
    case .modal where menuItems != nil: true
    case .group, .semanticGroup, .list, .landmark, .dataTable, .series, .customTabBar, .navigationBar, .modal:
      label?.isEmpty == false
    }
  }
}

extension Container.Role {
  /// Whether the container tells its elements their places.
  fileprivate var givesContext: Bool {
    switch self {
    case .list, .landmark, .dataTable, .series, .tabBar, .customTabBar: true
    case .group, .semanticGroup, .toolbar, .navigationBar, .modal, .alert: false
    }
  }
}
