internal import Diagnostics
import Elements
import Interface
internal import OrderedCollections
import Utterances
import VoiceOver

/// How much of a scenario its flows go through; without flows, the walk through its first screen.
package struct Coverage: Sendable, Hashable, Codable {
  /// How many things of a sort there are, and which of them were left out.
  package struct Share: Sendable, Hashable, Codable {
    package var all = 0
    /// What was left out, in words, in the order of the screens.
    package var missing: [String] = []

    package var done: Int { all - missing.count }
  }

  /// The stops that the cursor landed on.
  package var stops = Share()
  /// What was done of all that elements offer.
  package var actions = Share()
  /// The screens that were opened.
  package var screens = Share()
  /// The screens that cannot be opened by themselves, and were not opened otherwise.
  package var closed: [String] = []
}

extension Coverage {
  /// What a walk went through.
  ///
  /// - Parameters:
  ///   - walk: The walk through the scenario.
  ///   - resting: The screens at rest after it.
  ///   - scenario: The scenario.
  init(of walk: Walk, atRest resting: [RestingScreen], in scenario: Scenario) {
    let landed = walk.events.compactMap(\.element)
    let opening = scenario.flows.isEmpty ? scenario.opening?.name : nil
    var survey = Survey(landed: Set(landed.map(Survey.Key.init)), done: walk.deeds)
    for screen in resting {
      for element in screen.elements { survey.add(element, on: screen.title) }
    }
    // What came up on the way is there too.
    for element in landed { survey.add(element, on: opening ?? "") }
    stops = survey.stops
    actions = survey.actions
    let visited = Set(resting.filter(\.isVisited).map(\.screen) + [opening].compactMap(\.self))
    screens.all = Set(scenario.screens.keys).union(visited).count
    screens.missing = scenario.screens.keys.filter { !visited.contains($0) }
    closed = resting.filter { !$0.isWhole }.map(\.screen)
  }

  /// Puts the coverage of another scenario beside this one.
  mutating func add(_ other: Coverage) {
    stops.add(other.stops)
    actions.add(other.actions)
    screens.add(other.screens)
    closed += other.closed
  }
}

extension Coverage.Share {
  fileprivate mutating func add(_ other: Self) {
    all += other.all
    missing += other.missing
  }
}

/// Counts what is there, each thing once, and notes what was left out.
private struct Survey {
  /// An element; those that were made in code have no place in a file to tell them apart.
  struct Key: Hashable {
    var id: ViewID
    var name: String?

    init(_ element: Element) {
      id = element.id
      name = element.id.origin.inFile == nil ? element.name : nil
    }
  }

  let landed: Set<Key>
  let done: Set<Deed>
  var stops = Coverage.Share()
  var actions = Coverage.Share()
  private var known: Set<Key> = []
  private var offered: Set<Deed> = []

  init(landed: Set<Key>, done: Set<Deed>) {
    self.landed = landed
    self.done = done
  }

  mutating func add(_ element: Element, on screen: String) {
    let (key, place) = (Key(element), "\(screen): \(element.name ?? element.kind.rawValue)")
    if known.insert(key).inserted {
      stops.all += 1
      if !landed.contains(key) { stops.missing.append(place) }
    }
    for deed in element.deeds where offered.insert(deed).inserted {
      actions.all += 1
      if !done.contains(deed) { actions.missing.append("\(place), \(deed.kind.words)") }
    }
  }
}

extension Event {
  /// The element that the cursor lands on.
  fileprivate var element: Element? {
    guard case .focus(let element, _) = self else { return nil }
    return element
  }
}

extension Deed.Kind {
  /// What was not done, in words.
  fileprivate var words: String {
    switch self {
    case .activate: "double tap"
    case .longPress: "double tap and hold"
    case .increment: "swipe up"
    case .decrement: "swipe down"
    case .magicTap: "magic tap"
    case .escape: "scrub"
    case .zoomIn: "zoom in"
    case .zoomOut: "zoom out"
    case .nextPage: "next page"
    case .previousPage: "previous page"
    case .refresh: "refresh"
    case .action(let name): "action \(name)"
    case .link(let name): "link \(name)"
    case .drag: "drag"
    case .drop(let name): name.map { "drop \($0)" } ?? "drop"
    }
  }
}
