internal import Elements
internal import Interface
internal import Order
internal import Utterances

// Groups as stops: the cursor stands on a whole group, or on an element inside of those around it.
extension Session {
  /// The group that the cursor stands on as a whole; `nil` where it stands on an element.
  var groupInFocus: GroupedScreen.Group? { pathToGroup?.last }

  /// The group that the cursor stands on, after those around it.
  private var pathToGroup: [GroupedScreen.Group]? {
    guard let onGroup, let cursor else { return nil }
    return reading.groups?.path(to: onGroup, near: cursor)
  }

  /// Moves among what is in the same group; at its ends there is only the sound.
  ///
  /// - Returns: Whether groups are stops at all.
  mutating func moveAmongItems(by distance: Int) -> Bool {
    guard let groups = reading.groups, let cursor, reading.order.stops.indices.contains(cursor) else { return false }
    let path = pathToGroup.map { $0.dropLast() } ?? groups.groups(around: cursor)[...]
    let items = groups.items(in: path)
    guard let here = items.index(at: cursor), items.indices.contains(here + distance) else {
      soundBoundary()
      if !reading.speaker.isMac { speakFocus(comingFrom: reading.order.stops[cursor]) }
      return true
    }
    switch items[here + distance] {
    case .stop(let place): jump(to: place)
    case .group(let group): stand(on: group)
    }
    return true
  }

  /// Puts the cursor on a group as a whole.
  private mutating func stand(on group: GroupedScreen.Group) {
    cursor = group.place
    onGroup = group.id
    rotor.leave()
    speakFocus(comingFrom: nil)
  }

  /// Goes into the group under the cursor, to the first item in it.
  mutating func enterGroup() {
    guard let group = groupInFocus, let first = group.items.first else { return soundBoundary() }
    let entering = group.partsOnEntering(by: reading.speaker)
    cursor = first.place
    rotor.leave()
    switch first {
    // Coming from the stop itself, what is around it is not told a second time.
    case .stop: speakFocus(comingFrom: stopAtCursor, after: entering)
    case .group(let inner):
      onGroup = inner.id
      speakFocus(comingFrom: nil, after: entering)
    }
  }

  /// Goes out of the innermost group around the cursor, and stands on it.
  mutating func leaveGroup() {
    let path = pathToGroup.map { $0.dropLast() } ?? cursor.flatMap { reading.groups?.groups(around: $0)[...] } ?? []
    guard let group = path.last else { return soundBoundary() }
    (cursor, onGroup) = (group.place, group.id)
    rotor.leave()
    speak(reading.speaker.utterance(of: group.partsOnLeaving(by: reading.speaker), nil))
  }

  /// Where the cursor has landed by itself on the Mac, it stands on the outermost group that the element is in; on iOS it
  /// lands on an element as ever (assumed).
  mutating func landOnGroup() {
    onGroup = !reading.speaker.isMac ? nil : cursor.flatMap { reading.groups?.groups(around: $0).first?.id }
  }

  /// What is heard of a group under the cursor.
  func utterance(of group: GroupedScreen.Group) -> Utterance {
    let hints = reading.speaker.verbosity.speaksHints && reading.speaker.phrasebook.has(.onGroup)
    return reading.speaker.utterance(of: group.parts(isMac: reading.speaker.isMac, hints: hints), nil)
  }
}
