internal import Elements
internal import Interface
internal import Order
internal import Utterances

/// A screen whose groups are stops of their own, which a person goes into and out of.
///
/// Sources: WWDC25-229 for the Mac (“Style Presets, Group”, and inside “In style presets, Group, eight items, Title”);
/// the same talk for what scrolls (“format inspector, scroll area”, and inside “In Format Inspector, Scroll Area, 15 Items”);
/// VoiceOver's own setting “Navigation Style”, “Flat” or “Grouped”, for iOS. Which containers are groups there, and that the
/// count is heard before one goes in, is assumed.
struct GroupedScreen: Sendable {
  /// Something that swipes come to.
  enum Item: Sendable {
    /// An element, by its place in the reading order.
    case stop(Int)
    case group(Group)

    /// The place of the first element.
    var place: Int {
      switch self {
      case .stop(let place): place
      case .group(let group): group.place
      }
    }
  }

  /// A container that is a stop.
  struct Group: Sendable {
    var id: ViewID
    var role: Container.Role
    var label: String?
    var isScrollArea: Bool
    var items: [Item]

    /// The place of the first element in it.
    var place: Int { items.first?.place ?? 0 }
  }

  /// What there is outside of all groups.
  let items: [Item]
  /// The groups around each element, the innermost last.
  private var paths: [Int: [Group]] = [:]
  /// The same, by the elements.
  private var pathsOfElements: [ViewID: [Group]] = [:]

  init(_ tree: AccessibilityTree, _ order: ReadingOrder) {
    var places: [ViewID: [Int]] = [:]
    for (place, stop) in order.stops.enumerated() { places[stop.element.id, default: []].append(place) }
    items = GroupedScreen.items(of: tree.nodes, at: places)
    note(items, inside: [])
    for (place, stop) in order.stops.enumerated() {
      if let path = paths[place] { pathsOfElements[stop.element.id] = path }
    }
  }

  private static func items(of nodes: ChunkedArray<AccessibilityNode>, at places: [ViewID: [Int]]) -> [Item] {
    nodes.flatMap { node -> [Item] in
      switch node {
      case .element(let element): return (places[element.id] ?? []).map(Item.stop)
      case .container(let container):
        let items = items(of: container.children, at: places)
        guard container.isGroup(of: items.count) else { return items }
        let group = Group(
          id: container.id, role: container.role, label: container.label, isScrollArea: container.isScrollArea,
          items: items)
        return [.group(group)]
      }
    }.sorted { $0.place < $1.place }
  }

  private mutating func note(_ items: [Item], inside path: [Group]) {
    for item in items {
      switch item {
      case .stop(let place): if !path.isEmpty { paths[place] = path }
      case .group(let group): note(group.items, inside: path + [group])
      }
    }
  }

  /// The groups around an element, the innermost last.
  func groups(around place: Int) -> [Group] { paths[place] ?? [] }

  /// The groups around a stop, the innermost last.
  func groups(around stop: Stop) -> [Group] { pathsOfElements[stop.element.id] ?? [] }

  /// A group that is still there, with those around it before it.
  func path(to id: ViewID, near place: Int) -> [Group]? {
    let path = groups(around: place)
    return path.firstIndex { $0.id == id }.map { Array(path[...$0]) }
  }

  /// What there is beside the last of some groups, or in none.
  func items(in path: some BidirectionalCollection<Group>) -> [Item] { path.last?.items ?? items }
}

extension [GroupedScreen.Item] {
  /// Which of the items an element is or is in, by the element's place; found by halves, as they stand in reading order.
  func index(at place: Int) -> Int? {
    var (start, end) = (startIndex, endIndex)
    while start < end {
      let middle = start + (end - start) / 2
      if self[middle].place <= place { start = middle + 1 } else { end = middle }
    }
    return start > startIndex ? start - 1 : nil
  }
}

extension Container {
  /// Whether the container is a stop of its own where groups are: what is in front of everything else is the whole screen,
  /// and a bar with nothing but a title is the title.
  fileprivate func isGroup(of count: Int) -> Bool {
    switch role {
    case .modal, .alert, .series: false
    case .navigationBar: count > 1
    case .group, .semanticGroup, .list, .landmark, .dataTable, .tabBar, .customTabBar, .toolbar:
      count > 0 && (isFoundByRotor || isScrollArea)
    }
  }
}

extension GroupedScreen.Group {
  /// What is heard where the cursor stands on the group as a whole.
  func parts(isMac: Bool, hints: Bool) -> [Utterance.Part] {
    let keys: [Phrase.Key] = isMac && hints ? [.onGroup, .interactHint] : []
    return nameParts + (isMac ? [] : [countPart])
      + keys.map { Utterance.Part(kind: .systemHint, text: "", phrase: $0) }
  }

  /// What is heard on the way in, before the first item.
  func partsOnEntering(by speaker: Speaker) -> [Utterance.Part] {
    [passing(.enteredGroup, in: speaker.phrasebook)] + (speaker.isMac ? roleAfterName + [countPart] : [])
  }

  /// What is heard on the way out.
  func partsOnLeaving(by speaker: Speaker) -> [Utterance.Part] {
    [passing(.leftGroup, in: speaker.phrasebook)] + (speaker.isMac ? roleAfterName : [])
  }

  private var nameParts: [Utterance.Part] {
    (name.map { [Utterance.Part(kind: .container, text: $0, source: id)] } ?? []) + [rolePart]
  }

  /// The author's name; `nil` where there is none.
  private var name: String? { label.flatMap { $0.isEmpty ? nil : $0 } }

  /// What the container is; not said again of one without a name, which is called by it.
  private var roleAfterName: [Utterance.Part] { name == nil ? [] : [rolePart] }

  /// “In” and “Out of” stand before the name; a group without one is called by what it is (assumed).
  private func passing(_ phrase: Phrase.Key, in phrasebook: Phrasebook) -> Utterance.Part {
    let words = name ?? phrasebook.noun(rolePhrase)
    var part = Utterance.Part(kind: .container, text: words, phrase: phrase, source: id)
    part.isAssumed = name == nil
    return part
  }

  /// What the container is.
  private var rolePart: Utterance.Part {
    var part = Utterance.Part(kind: .role, text: "", phrase: rolePhrase, source: id)
    part.isAssumed = rolePhrase == .table && role != .dataTable
    return part
  }

  /// What the container is called; that rows without a role of their own are a table, too, is assumed.
  private var rolePhrase: Phrase.Key {
    if isScrollArea { return .scrollArea }
    return switch role {
    case .semanticGroup, .landmark: .group
    case .tabBar, .customTabBar: .tabBar
    case .toolbar, .navigationBar: .toolbar
    case .group, .list, .dataTable, .series, .modal, .alert: .table
    }
  }

  private var countPart: Utterance.Part {
    Utterance.Part(
      kind: .position, text: "\(items.count)", phrase: items.count == 1 ? .groupCountOfOne : .groupCount, source: id)
  }
}
