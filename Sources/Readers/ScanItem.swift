internal import Elements
internal import Interface
internal import Layout
internal import Order

/// What Switch Control lights at once: an element, or a group of them.
///
/// Sources: iPhone User Guide, “Group Items”: many items are lit as groups first; UIKit's header of
/// `accessibilityNavigationStyle`, and WWDC20-10019, for what an author states. Which belong together otherwise no source
/// tells; bars, the rows of lists, what an author groups, and on a full screen what stands in one row, are assumed.
enum ScanItem: Sendable, Hashable {
  case stop(Int)
  case group([Int], name: String?)

  /// The elements that belong to it, by their places in reading order.
  var stops: [Int] {
    switch self {
    case .stop(let place): [place]
    case .group(let members, name: _): members
    }
  }

  /// The items of a group; `nil` for an element.
  var members: [Int]? {
    guard case .group(let members, name: _) = self else { return nil }
    return members
  }

  /// The name of a group that has one.
  var groupName: String? {
    guard case .group(_, let name) = self else { return nil }
    return name
  }

  /// What is said of it.
  func name(in situation: Situation) -> String {
    switch self {
    case .stop(let place): situation.name(place)
    case .group(let members, let name):
      "group" + (name.map { " \($0)" } ?? "") + ": " + members.map(situation.name).joined(separator: ", ")
    }
  }

  /// The line of a scan: an element with its actions in parentheses, or a group with its elements.
  func line(in situation: Situation) -> String {
    guard case .stop(let place) = self else { return name(in: situation) }
    return situation.nameWithActions(place)
  }
}

extension ScanItem {
  /// With more items than that on a screen, those in one row are a group (assumed).
  private static let rowsBegin = 8

  /// What is lit on a screen, one after the other.
  static func all(in situation: Situation) -> [ScanItem] {
    let stops = situation.stops
    let operable = stops.indices.filter { stops[$0].element.isOperable }
    var finder = ScanGroups(of: operable, in: stops)
    for view in situation.screen.views { _ = finder.collect(view, isRow: false) }
    var grouped: [Int: ScanGroups.Group] = [:]
    for group in finder.groups { for member in group.members { grouped[member] = group } }
    let items = operable.compactMap { place -> ScanItem? in
      guard let group = grouped[place] else { return .stop(place) }
      return group.members.first == place ? .group(group.members, name: group.name) : nil
    }
    return items.count > rowsBegin ? inRows(items, situation) : items
  }

  /// The items, where those that stand beside each other are one.
  private static func inRows(_ items: [ScanItem], _ situation: Situation) -> [ScanItem] {
    var rows: [[ScanItem]] = []
    for item in items {
      if case .stop(let place) = item, case .stop(let last)? = rows.last?.last,
        let frame = situation.stops[place].element.frame, let before = situation.stops[last].element.frame,
        frame.y < before.bottom, frame.bottom > before.y
      {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { $0.count > 1 ? [.group($0.flatMap(\.stops), name: nil)] : $0 }
  }
}

/// The groups of a screen that are lit as one, the outermost ones.
private struct ScanGroups {
  struct Group {
    /// The stops in it, by their places in reading order.
    var members: [Int]
    var name: String?
  }

  private(set) var groups: [Group] = []
  /// The stops by their views.
  private let places: [ViewID: [Int]]

  init(of operable: [Int], in stops: ChunkedArray<Stop>) {
    places = Dictionary(grouping: operable) { stops[$0].element.id }
  }

  /// Notes the groups in a view, and returns the stops that stand in it.
  mutating func collect(_ placed: PlacedView, isRow: Bool) -> [Int] {
    let view = placed.view
    let known = groups.count
    var members = places[ViewID(view)] ?? []
    for part in placed.parts { members += collect(part, isRow: view.kind.has(.rows)) }
    members = Array(Set(members)).sorted()
    let isNamedGroup = view.childBehavior == .contain && view.label != nil
    let isGroup =
      switch view.navigationStyle {
      case .combined: true
      case .separate: false
      case .automatic: isRow || view.kind.has(.bar) || isNamedGroup || view.shouldGroupChildren
      }
    guard members.count > 1, isGroup else { return members }
    groups.removeSubrange(known...)
    let hasName = isNamedGroup || view.navigationStyle == .combined
    groups.append(Group(members: members, name: hasName ? view.label?.text?.constant : nil))
    return members
  }
}
