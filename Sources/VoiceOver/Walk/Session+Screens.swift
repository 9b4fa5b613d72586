internal import Elements
public import Interface
internal import Order
internal import Utterances

extension Session {
  /// Derives what has changed of the screen in front, from the state as it is now.
  mutating func derive() {
    guard let screen else { return }
    derivation.update(&reading, to: screen, in: scope)
    scope.markAsSeen()
  }

  /// The screen in front as its author wrote it, with the way back, or the menu that covers it; `nil` before any is open.
  public var screen: Screen? {
    guard let level = levels.last, var screen = scenario.screen(named: level.name) else { return nil }
    if let menu { return Screen(views: [View(.sheet, children: menu.items + [dismissal])]) }
    if !level.isPresented, levels.count > 1 { screen.back = titleOfScreenBefore }
    return screen
  }

  /// The region around a menu that closes it.
  ///
  /// Sources: a11ysupport.io, WWDC15-201.
  private var dismissal: View {
    View(.button, .text(.constant(Phrasebook.forLanguage(scenario.locale)[.dismissMenu].spoken)))
  }

  private var titleOfScreenBefore: String {
    let before = levels.dropLast().last.flatMap { scenario.screen(named: $0.name) }
    guard let title = before?.heading else { return Phrasebook.forLanguage(scenario.locale)[.back].spoken }
    return (try? scope.resolved(title)) ?? ""
  }

  /// Puts the cursor where it lands on arrival, and says what is there.
  mutating func land() {
    land(at: reading.landing)
  }

  private mutating func land(at place: Int?) {
    cursor = place
    rotor.leave()
    speakFocus(comingFrom: nil)
  }

  /// Opens a screen over the one in front, or behind it.
  mutating func open(_ name: String, presented: Bool) {
    guard scenario.screen(named: name) != nil else { return }
    if !levels.isEmpty { levels[levels.count - 1].leftFrom = stop?.element.id }
    levels.append(Level(name: name, isPresented: presented))
    arrive(isNew: levels.count > 1)
  }

  /// Closes the screen in front; the first one stays.
  ///
  /// Focus lands on the title of the screen before, not on what opened the screen (iOS 26.5 simulator, EhPanda).
  mutating func close() {
    if let presence = reading.tree.presentation?.presence {
      _ = try? scope.apply(.assign(presence, .flag(false)))
      return refresh()
    }
    guard levels.count > 1 else {
      soundBoundary()
      return
    }
    levels.removeLast()
    arrive()
  }

  /// Makes the sound of a new screen, once for all that one step does.
  mutating func soundNewScreen() {
    let step = events.lastIndex { if case .step = $0 { true } else { false } } ?? 0
    if !events[step...].contains(.sound(.screenChanged)) { events.append(.sound(.screenChanged)) }
  }

  /// Finds the screen in front changed: a new one says its title, and the cursor lands on its first element, which may be
  /// the way back or a button beside the title.
  ///
  /// Sources: WWDC14-210 (“Profile, Back, Back button”), WWDC15-201 (“Detail, earthquakes, back button”), WWDC16-202,
  /// WWDC17-215 (“Settings, close button”).
  private mutating func arrive(isNew: Bool = false) {
    menu = nil
    editing = nil
    page = Page()
    derive()
    soundNewScreen()
    guard isNew, !scenario.readings.isOn(.arrivalOnTitle), let landing = reading.landing, landing > 0 else {
      return land()
    }
    if let title = reading.title, !title.isEmpty { speak(reading.speaker.words(title, of: nil)) }
    land(at: 0)
  }

  /// Derives the screen anew and keeps the cursor on its element; if that has gone, on the one in its place.
  ///
  /// What comes to stand in front of the screen, or goes, is another screen.
  mutating func refresh() {
    let (before, kept, front) = (stop, keptAction, reading.tree.presentation?.id)
    derive()
    followText()
    if reading.tree.presentation?.id != front {
      editing = nil
      soundNewScreen()
      return land()
    }
    guard !reading.order.stops.isEmpty else {
      cursor = nil
      return
    }
    guard let before, let index = cursor else {
      cursor = 0
      return
    }
    if let found = reading.order.index(of: before.element.id, near: index) {
      cursor = found
    } else {
      cursor = min(index, reading.order.stops.count - 1)
      isUnheard = true
      rotor.leave()
      keep(kept)
    }
  }
}

extension ReadingOrder {
  /// Whether an element has changed its place among those that were there before; what came and went does not count.
  func hasMoved(from old: Int?, in before: ReadingOrder, to new: Int?) -> Bool {
    guard let old, let new, old != new else { return false }
    let earlier = Set(before.stops[..<old].map(\.element.id))
    let later = Set(before.stops[(old + 1)...].map(\.element.id))
    return stops[..<new].contains { later.contains($0.element.id) }
      || stops[(new + 1)...].contains { earlier.contains($0.element.id) }
  }

  /// The stop of an element, looked for from where it last was.
  func index(of id: ViewID, near index: Int) -> Int? {
    if stops.indices.contains(index), stops[index].element.id == id { return index }
    return stops.firstIndex { $0.element.id == id }
  }
}
