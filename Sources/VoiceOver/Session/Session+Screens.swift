internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Readers
internal import Utterances

extension Session {
  /// Derives what has changed of the screen in front.
  mutating func derive(_ screen: AppScreen) {
    reading.change(to: derivation.snapshot(of: screen.worded(by: reading.speaker), settings: settings))
    reading.isPresented = screen.isPresented
  }

  /// Derives the screen again and keeps the cursor on its element; if that has gone, it goes elsewhere without a word.
  ///
  /// What comes to stand in front of the screen, or goes, is another screen: an alert that is closed does not give the
  /// cursor back to the button that asked for it (cvs-health, Alerts; material-components-ios, issue 1307).
  mutating func refresh(to screen: AppScreen) {
    let (before, group, kept, order, tree) = (stopAtCursor, onGroup, keptAction, reading.order, reading.tree)
    derive(screen)
    followText()
    if reading.tree.presentation?.id != tree.presentation?.id {
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
      onGroup = group
    } else if hasOtherTab(than: order) || isWhollyNew(since: order, in: tree) {
      outcome.soundNewScreen()
      land()
    } else {
      let isRow = tree.elements { $0.hasRows }[before.element.id] != nil
      cursor = isRow ? placeInRow(after: index, in: order) : place(after: index, in: order)
      isUnheard = true
      rotor.leave()
      keepAction(kept)
    }
  }
}

extension Session {
  /// Whether the tab was changed from elsewhere than from the bar (EhPanda, iOS 26.5: the heading of the new tab).
  private func hasOtherTab(than before: ReadingOrder) -> Bool {
    reading.order.chosenTab?.id != before.chosenTab?.id
  }

  /// Whether nothing of what was there has stayed, and a bar with another title has come: that is another screen, though
  /// the app has not opened it as one.
  ///
  /// Sources: JFrancoG/FranAlonso, iOS 26.6 (what the root of an app shows becomes its login: the title of that is heard,
  /// and the cursor stays there; from a view without a bar, and from a bar with another title); va.gov-team, issue 22123
  /// (from the last page of an introduction to the first item of the bar). EhPanda, iOS 26.5, has it of tabs.
  private func isWhollyNew(since before: ReadingOrder, in tree: AccessibilityTree) -> Bool {
    guard let title = reading.order.barTitle(in: reading.tree), title != before.barTitle(in: tree) else { return false }
    let ids = Set(reading.order.stops.map(\.element.id))
    return !before.stops.contains { ids.contains($0.element.id) }
  }

  /// Where the cursor goes from an element that has gone: to what is in its place.
  ///
  /// Where a whole part of the screen has become another one, what comes in its place comes too late, so that the cursor
  /// goes to the next element that has stayed, or else to the one before. Sources: element-x-ios, pull request 4258 (the
  /// title changes with what is below it: “it automatically shifts its focus to the buttons”); firefox-ios, issue 30107
  /// (another card: “Skip”, which stays above it). Assumed: that a single element, and a row of a list, of which UIKit uses
  /// the cells again, is replaced in its place.
  private func place(after index: Int, in before: ReadingOrder) -> Int {
    let inPlace = min(index, reading.order.stops.count - 1)
    let stayed = placesNow(of: before)
    let next = stayed[index...].firstIndex { $0 != nil } ?? stayed.endIndex
    let previous = stayed[..<index].lastIndex { $0 != nil }
    if next == stayed.endIndex, previous == nil { return place(nearestTo: before.stops[index].element) ?? inPlace }
    let hasGoneAlone = next - (previous ?? -1) == 2
    let isFilled = !before.stops.contains { $0.element.id == reading.order.stops[inPlace].element.id }
    guard !hasGoneAlone, isFilled else { return inPlace }
    return stayed.indices.contains(next) ? stayed[next] ?? inPlace : previous.flatMap { stayed[$0] } ?? inPlace
  }
}

extension Session {
  /// Where stops are now; `nil` for those that have gone.
  private func placesNow(of before: ReadingOrder) -> [Int?] {
    let places = Dictionary(reading.order.stops.enumerated().map { ($0.element.element.id, $0.offset) }) { first, _ in
      first
    }
    return before.stops.map { places[$0.element.id] }
  }

  /// Where the cursor goes from an element of a row that has gone: to what the row has in its place now, or else to what
  /// comes after the row (assumed: UIKit uses the cells again, and moves up those that are below).
  private func placeInRow(after index: Int, in before: ReadingOrder) -> Int {
    let last = reading.order.stops.count - 1
    let stayed = placesNow(of: before)
    let previous = stayed[..<index].lastIndex { $0 != nil } ?? -1
    let start = previous < 0 ? -1 : stayed[previous] ?? -1
    let end = stayed[index...].lazy.compactMap(\.self).first ?? last + 1
    // Rows that have changed places tell nothing of this one.
    guard end > start else { return min(index, last) }
    let newCount = end - start - 1
    return newCount > 0 ? start + min(index - previous, newCount) : min(end, last)
  }
}

extension Session {
  /// Where the cursor goes if nothing of a screen has stayed, and the app does not say that the screen is another one: to
  /// what is nearest to where the element was.
  ///
  /// Sources: JTCalendar, issue 150 (the day in the same place of another month); react-navigation, issues 7056 and 10468
  /// (“the element in the same approximate location”).
  private func place(nearestTo gone: Element) -> Int? {
    guard let frame = gone.frame else { return nil }
    let (x, y) = ((frame.x + frame.right) / 2, (frame.y + frame.bottom) / 2)
    let distances = reading.order.stops.enumerated().compactMap { place, stop in
      stop.element.frame.map { (place, $0.squaredDistance(to: x, y)) }
    }
    return distances.min { $0.1 < $1.1 }?.0
  }
}

extension Frame {
  /// The square of the distance from the nearest point of the frame.
  fileprivate func squaredDistance(to x: Double, _ y: Double) -> Double {
    let (aside, above) = (max(self.x - x, x - right, 0), max(self.y - y, y - bottom, 0))
    return aside * aside + above * above
  }
}

extension AppScreen {
  /// The screen with the words that the system adds to it: on the way back, and around a menu.
  fileprivate func worded(by speaker: Speaker) -> Screen {
    var screen = content
    if let back { screen.back = back.title ?? speaker.phrase(.back) }
    guard isMenu, !speaker.isMac, let menu = screen.views.indices.last else { return screen }
    // The region around a menu that closes it; the Mac's has a key for that. Sources: a11ysupport.io, WWDC15-201.
    var region = View(.button, .text(.constant(speaker.phrase(.dismissMenu))))
    region.systemPart = .unseen
    screen.views[menu].children.append(region)
    return screen
  }
}
