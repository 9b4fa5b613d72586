internal import Apps
internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections
internal import Utterances
internal import VoiceOver

/// What came of trying a control on a copy of the app.
struct Trial {
  /// What was tried.
  enum Attempt: Sendable, CaseIterable {
    case activate, increment, decrement, type
  }

  let stop: Audit.Stop
  let attempt: Attempt
  /// The screen before, and as it is afterwards.
  let before: Audit.Screen
  let after: Audit.Screen
  /// What happened, until the person has heard all of it.
  let events: [Event]
  /// What is other than it was.
  let difference: Difference

  /// What is other on a screen than it was.
  struct Difference {
    var appeared: [Element] = []
    var vanished: [Element] = []
    var changed: [(before: Element, after: Element)] = []

    var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty && changed.isEmpty }
  }
}

extension Trial {
  /// What comes of trying the controls of some screens.
  ///
  /// Controls of the same view, as in the rows of a list, are tried three times at the most; of a screen that is very long
  /// few controls are tried, since each is looked at as a whole afterwards.
  ///
  /// - Parameters:
  ///   - entrance: The way into the app.
  ///   - seen: The screen that the entrance leads to, as it was first seen.
  /// - Returns: What came of each control, in the order of the screen.
  static func all(from entrance: Entrance, besides seen: Audit.Screen?) -> [Trial] {
    // A look at the screen is enough where there is nothing to try.
    let glance = entrance.open(seen?.reading)
    let known = seen.flatMap { $0.reading.order.stops.isShared(with: glance.reading.order.stops) ? $0 : nil }
    guard !(known ?? glance.screen).stopsToTry.isEmpty else { return [] }
    // What is changed again and again is best derived by one who knows how it came about.
    let session = known == nil ? glance : entrance.open(nil)
    let screen = session.screen
    let limit = min(Trial.limit, Trial.stopLimit / max(screen.stops.count, 1))
    return screen.stopsToTry.prefix(limit).flatMap { stop in
      stop.attempts.compactMap { Trial($0, stop, on: screen, in: session) }
    }
  }

  /// How many controls of a screen are tried, and how many stops are looked at for them.
  private static let limit = 200
  private static let stopLimit = 40_000

  private init?(_ attempt: Attempt, _ stop: Audit.Stop, on screen: Audit.Screen, in session: Session) {
    guard
      let (after, heard) = session.trying(attempt.command, at: stop.index, listeningFor: Trial.secondsOfListening)
    else { return nil }
    self.stop = stop
    self.attempt = attempt
    before = screen
    self.after = after.screen
    events = heard
    difference = Difference(from: screen.reading.order, to: after.reading.order)
  }

  /// Until announcements with a delay have been heard.
  private static let secondsOfListening = 5.0
}

extension Trial.Attempt {
  var command: Step.Command {
    switch self {
    case .activate: .activate
    case .increment: .increment(1)
    case .decrement: .decrement(1)
    case .type: .type("a")
    }
  }
}

extension Trial {
  /// Whether another screen has come, or a menu over this one.
  var hasNewScreen: Bool {
    after.name != before.name || after.reading.tree.presentation != before.reading.tree.presentation
      || events.contains(.sound(.screenChanged))
  }

  /// Whether the app has spoken; what the answer to a double tap loses counts as well, since it has a rule of its own.
  var hasAnnouncement: Bool {
    events.contains { event in
      if case .announcement(_, let loss, _) = event { return loss == nil || loss == .afterActivation }
      return false
    }
  }

  /// Where the cursor has gone by itself; `nil` if it stayed.
  var landing: Element? {
    events.lazy.compactMap { event in
      if case .focus(let element, _) = event, element.id != stop.element.id { return element }
      return nil
    }.first
  }

  /// The control as it is afterwards; `nil` if it has gone.
  var control: Element? { after.reading.order.stops.first { $0.element.id == stop.element.id }?.element }

  /// Whether what is heard of the control is other than before.
  var hasOtherWords: Bool { control.map { !$0.sounds(like: stop.element) } ?? true }

  /// Whether only others than the control are other than before.
  var others: Difference {
    var others = difference
    others.appeared.removeAll { $0.id == stop.element.id }
    others.vanished.removeAll { $0.id == stop.element.id }
    others.changed.removeAll { $0.before.id == stop.element.id }
    return others
  }

  /// Whether nothing at all is other than before.
  var isWithoutConsequence: Bool {
    difference.isEmpty && !hasNewScreen && !hasAnnouncement && landing == nil && !looksOther
  }

  /// Whether the control looks other than before.
  var looksOther: Bool {
    guard let place = stop.piece?.place, let control,
      let now = after.stops.first(where: { $0.element.id == control.id })?.piece?.place
    else { return false }
    let (old, new) = (before.drawing.subtree(place), after.drawing.subtree(now))
    return old.count != new.count || zip(old, new).contains { !$0.looks(like: $1) }
  }
}

extension Trial.Difference {
  /// One of the elements that a view stands for, by its place among them.
  private struct Key: Hashable {
    var id: ViewID
    var number: Int
  }

  /// What is other in an order than it was; pieces that both share are not looked into.
  init(from before: ReadingOrder, to after: ReadingOrder) {
    var old = Trial.Difference.elements(of: before, besides: after)
    for (key, element) in Trial.Difference.elements(of: after, besides: before) {
      if let same = old.removeValue(forKey: key) {
        if !element.sounds(like: same) { changed.append((same, element)) }
      } else {
        appeared.append(element)
      }
    }
    vanished = Array(old.values)
  }

  private static func elements(
    of order: ReadingOrder, besides other: ReadingOrder
  ) -> OrderedDictionary<Key, Element> {
    var (elements, counts): (OrderedDictionary<Key, Element>, [ViewID: Int]) = ([:], [:])
    order.stops.forEach(besides: other.stops) { stop in
      let id = stop.element.id
      elements[Key(id: id, number: counts[id, default: 0])] = stop.element
      counts[id, default: 0] += 1
    }
    return elements
  }
}

extension Element {
  /// Whether the same is heard of two elements.
  func sounds(like other: Element) -> Bool {
    label == other.label && value == other.value && traits == other.traits
      && details.isExpanded == other.details.isExpanded
  }
}

extension Drawing.Piece {
  /// Whether two pieces are drawn alike, whatever is heard of them.
  func looks(like other: Drawing.Piece) -> Bool {
    view.kind == other.view.kind && view.content == other.view.content && self.color == other.color
      && self.backdrop == other.backdrop && self.opacity == other.opacity && self.font == other.font
  }
}

extension Session {
  /// The screen as it is now.
  fileprivate var screen: Audit.Screen { Audit.Screen(app.screen.name, reading, under: circumstances) }
}

/// What the controls have in common that one view stands for.
private struct ViewGroup: Hashable {
  var place: SourcePlace
  var index: Int?
}

extension Audit.Screen {
  /// The controls to try: of those that one view stands for, the first, the middle and the last.
  fileprivate var stopsToTry: [Audit.Stop] {
    var groups: [ViewGroup: [Audit.Stop]] = [:]
    var order: [ViewGroup] = []
    for stop in stops where !stop.attempts.isEmpty {
      let origin = stop.element.id.origin
      // What was built in code has no places to tell views apart.
      let key = ViewGroup(place: origin, index: origin == .code ? stop.index : nil)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(stop)
    }
    return order.flatMap { key -> [Audit.Stop] in
      guard let group = groups[key], group.count > 3 else { return groups[key] ?? [] }
      return [group[0], group[group.count / 2], group[group.count - 1]]
    }
  }
}

extension Audit.Stop {
  /// What can be tried at the stop.
  fileprivate var attempts: [Trial.Attempt] {
    guard !element.traits.contains(.notEnabled) else { return [] }
    if element.traits.contains(.textEntry) { return [.type] }
    if element.traits.contains(.adjustable) {
      return (element.details.increment == nil ? [] : [.increment])
        + (element.details.decrement == nil ? [] : [.decrement])
    }
    return hasEffect ? [.activate] : []
  }
}
