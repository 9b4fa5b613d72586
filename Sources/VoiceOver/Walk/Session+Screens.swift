internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Derives what has changed of the screen in front.
  mutating func derive(_ screen: AppScreen) {
    reading.change(to: derivation.snapshot(of: screen.worded(by: reading.speaker), settings: settings))
  }

  /// Derives the screen anew and keeps the cursor on its element; if that has gone, on the one in its place.
  ///
  /// What comes to stand in front of the screen, or goes, is another screen: an alert that is closed does not give the
  /// cursor back to the button that asked for it (cvs-health, Alerts; material-components-ios, issue 1307).
  mutating func refresh(to screen: AppScreen) {
    let (before, kept, front, order) = (stop, keptAction, reading.tree.presentation?.id, reading.order)
    derive(screen)
    followText()
    if reading.tree.presentation?.id != front {
      editing = nil
      outcome.soundNewScreen()
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
    } else if reading.order.chosenTab?.id != order.chosenTab?.id {
      // The tab was changed from elsewhere than from the bar (EhPanda, iOS 26.5: the heading of the new tab).
      outcome.soundNewScreen()
      land()
    } else {
      cursor = min(index, reading.order.stops.count - 1)
      isUnheard = true
      rotor.leave()
      keep(kept)
    }
  }
}

extension AppScreen {
  /// The screen with the words that the system adds to it: on the way back, and around a menu.
  fileprivate func worded(by speaker: Speaker) -> Screen {
    var screen = content
    if let back { screen.back = back.title ?? speaker.phrase(.back) }
    guard isMenu, var sheet = screen.views.first else { return screen }
    // The region around a menu that closes it. Sources: a11ysupport.io, WWDC15-201.
    sheet.children.append(View(.button, .text(.constant(speaker.phrase(.dismissMenu)))))
    screen.views = [sheet]
    return screen
  }
}

extension ReadingOrder {
  /// The tab of the system's that is chosen; `nil` without such tabs.
  var chosenTab: Element? { stops.indices(of: .chosenTab, where: \.isChosenTab).first.map { stops[$0].element } }

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
