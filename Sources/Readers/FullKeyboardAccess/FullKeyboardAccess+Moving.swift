internal import Elements
internal import Interface
internal import Order
package import Utterances

// Where the ring goes.
extension FullKeyboardAccess {
  /// Whether the ring can come to a stop.
  ///
  /// Without Full Keyboard Access Tab stops at fields for text and lists only, on a Mac (Apple's archive,
  /// AppleKeyboardUIMode) and on iPad (WWDC21-10260; Human Interface Guidelines, “Focus and selection”).
  func reaches(_ place: Int) -> Bool {
    let element = situation.stops[place].element
    guard element.isReachedByKeyboard else { return false }
    switch situation.keyboardReach {
    case .all: return true
    case .textAndLists:
      return !element.traits.isDisjoint(with: [.textEntry, .searchField]) || groups[element.id]?.isList == true
    }
  }

  var reachedPlaces: [Int] { situation.stops.indices.filter(reaches) }

  /// Goes on to what is not in the same group; a group is entered where it was left, or else at what is chosen in it.
  mutating func move(by step: Int) -> PointingAnswer {
    let places = reachedPlaces
    guard !places.isEmpty else { return .showing("nothing takes the focus") }
    guard let current = place.flatMap(places.firstIndex(of:)) else {
      return focus(entry(from: places[step > 0 ? 0 : places.count - 1], among: places))
    }
    var next = current
    repeat {
      next = (next + step + places.count) % places.count
    } while next != current && isTogether(places[next], places[current])
    return focus(entry(from: places[next], among: places))
  }

  /// Goes in the direction of an arrow, inside the group as long as there is something in it.
  mutating func move(_ direction: KeyboardCommand.Direction) -> PointingAnswer {
    guard let place else { return move(by: direction.isForward ? 1 : -1) }
    let others = reachedPlaces.filter { $0 != place }
    let near = nearest(to: place, among: others.filter { isTogether($0, place) }, direction)
    guard let next = near ?? nearest(to: place, among: others, direction) else { return .showing("nothing further") }
    return focus(next)
  }

  /// Puts the ring on a stop, and shows what is in it.
  mutating func focus(_ place: Int) -> PointingAnswer {
    let address = situation.address(of: place)
    position.stop = address
    if let group = group(of: place) { position.left[group] = address }
    return .showing(shown(at: place))
  }

  /// What is shown, press by press, where Tab goes once around the screen; each group comes once.
  package var shownByTab: [Event] {
    let places = reachedPlaces
    var entries: [FocusGroup: Int] = [:]
    for place in places {
      guard let group = group(of: place) else { continue }
      let isChosen = situation.stops[place].element.traits.contains(.selected)
      if let known = entries[group], !isChosen || situation.stops[known].element.traits.contains(.selected) { continue }
      entries[group] = place
    }
    var entered: Set<FocusGroup> = []
    return places.compactMap { place in
      guard let group = group(of: place), let entry = entries[group] else { return .shown(shown(at: place)) }
      return entered.insert(group).inserted ? .shown(shown(at: entry)) : nil
    }
  }

  private func shown(at place: Int) -> String {
    let element = situation.stops[place].element
    let keys = element.hasDetails ? element.details.keyboardShortcut.map { " (\($0))" } ?? "" : ""
    return situation.voiceName(place) + keys
  }

  /// The group of a stop: what its author says, or its list, grid, tab bar or segmented control; a field for text is one of
  /// its own.
  private func group(of place: Int) -> FocusGroup? {
    let element = situation.stops[place].element
    let group = groups[element.id]
    return group?.isNamed == true || element.traits.isDisjoint(with: [.textEntry, .searchField]) ? group : nil
  }

  private func isTogether(_ first: Int, _ second: Int) -> Bool {
    group(of: first).map { $0 == group(of: second) } ?? false
  }

  private func entry(from place: Int, among places: [Int]) -> Int {
    guard let group = group(of: place) else { return place }
    if let left = position.left[group].flatMap(situation.place), places.contains(left) { return left }
    let members = places.filter { self.group(of: $0) == group }
    return members.first { situation.stops[$0].element.traits.contains(.selected) } ?? members.first ?? place
  }

  /// What lies next in a direction: straight on before aside, near before far.
  ///
  /// Where places are not known, the reading order stands for them (both assumed).
  private func nearest(to place: Int, among others: [Int], _ direction: KeyboardCommand.Direction) -> Int? {
    guard let frame = situation.frame(of: place) else {
      return direction.isForward ? others.first { $0 > place } : others.last { $0 < place }
    }
    let distances = others.compactMap { other -> (place: Int, distance: KeyboardCommand.Distance)? in
      guard let there = situation.frame(of: other), let distance = direction.distance(from: frame, to: there) else {
        return nil
      }
      return (other, distance)
    }
    return distances.min { $0.distance < $1.distance }?.place
  }
}

extension KeyboardCommand.Direction {
  /// Whether the direction is that of reading.
  var isForward: Bool {
    switch self {
    case .right, .down: true
    case .left, .up: false
    }
  }

  /// How far it is to another rectangle; `nil` if it does not lie in the direction.
  func distance(from start: Rect, to end: Rect) -> KeyboardCommand.Distance? {
    let (along, isAhead): (Double, Bool) =
      switch self {
      case .down: (end.y - start.bottom, end.middle.y > start.middle.y)
      case .up: (start.y - end.bottom, end.middle.y < start.middle.y)
      case .right: (end.x - start.right, end.middle.x > start.middle.x)
      case .left: (start.x - end.right, end.middle.x < start.middle.x)
      }
    // What overlaps by a hair lies there all the same.
    guard isAhead, along >= -1 else { return nil }
    let aside: Double =
      switch self {
      case .up, .down: max(0, end.x - start.right, start.x - end.right)
      case .left, .right: max(0, end.y - start.bottom, start.y - end.bottom)
      }
    return KeyboardCommand.Distance(along: max(along, 0), aside: aside)
  }
}

extension KeyboardCommand {
  /// How far something lies in a direction: what lies straight on comes before what lies aside, however near that is.
  struct Distance: Sendable, Comparable {
    var along: Double
    var aside: Double

    /// What lies aside counts double.
    private var length: Double { along + 2 * aside }

    static func < (first: Distance, second: Distance) -> Bool {
      let (isFirstAside, isSecondAside) = (first.aside > 0, second.aside > 0)
      return isFirstAside == isSecondAside ? first.length < second.length : isSecondAside
    }
  }
}
