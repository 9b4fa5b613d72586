internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Pushes the content with three fingers by a screen, and says which page has come (WWDC18-226: “Page 3 of 3”), or in a
  /// table, which rows (WWDC15-204: “Rows 4 to 7”; newer strings of UIKit tell how many there are).
  ///
  /// Where what it stood on is scrolled away, the cursor goes to the first element of the page (Tech Talks 111433: “Page
  /// two of three, Australia slash Oceania, heading”); in a table it stays, since no recording goes on after the rows. At
  /// the end, and where nothing scrolls, there is only a sound.
  mutating func scroll(_ direction: Step.ScrollDirection, toEnd: Bool = false) {
    if !toEnd, turnPage(direction) { return }
    let isVertical = direction == .up || direction == .down
    let rows = isVertical ? reading.pagesOfRows : []
    var pages = reading.pages
    if !rows.isEmpty { pages.row = rows.count }
    var next = page
    switch direction {
    // Content that is pushed up shows what is below.
    case .up: next.row = toEnd ? pages.row - 1 : next.row + 1
    case .down: next.row = toEnd ? 0 : next.row - 1
    case .left: next.column = toEnd ? pages.column - 1 : next.column + 1
    case .right: next.column = toEnd ? 0 : next.column - 1
    }
    if !toEnd, next.row < 0, refresh() { return }
    guard next != page, (0..<pages.row).contains(next.row), (0..<pages.column).contains(next.column) else {
      return soundBoundary()
    }
    page = next
    outcome.append(.sound(.pageScrolled))
    let words =
      if rows.indices.contains(next.row) {
        words(.rows, rows[next.row].lowerBound, rows[next.row].upperBound, rows.last?.upperBound)
      } else if isVertical {
        words(.page, next.row + 1, pages.row)
      } else {
        words(.page, next.column + 1, pages.column)
      }
    speak(reading.speaker.utterance(of: [words], focused))
    if rows.isEmpty, let first = firstStop(on: next) { jump(to: first) }
  }

  /// Turns the pages of an element that does so itself; what is said of it is the app's (`accessibilityScroll`), but of
  /// pages of the system's, which lie side by side, it is as of any that scroll.
  ///
  /// - Returns: Whether the element turns pages at all.
  private mutating func turnPage(_ direction: Step.ScrollDirection) -> Bool {
    guard let element = focused, element.hasDetails else { return false }
    let (details, isForward) = (element.details, direction == .left || direction == .up)
    guard details.nextPage != nil || details.previousPage != nil else { return false }
    if details.page != nil, direction == .up || direction == .down { return false }
    guard let token = isForward ? details.nextPage : details.previousPage else {
      soundBoundary()
      return true
    }
    note(isForward ? .nextPage : .previousPage, on: element)
    guard let page = details.page else {
      run(token, feedback: .none)
      return true
    }
    outcome.append(.sound(.pageScrolled))
    let next = Position(index: page.index + (isForward ? 1 : -1), count: page.count)
    speak(reading.speaker.utterance(of: [words(.page, next.index, next.count)], element))
    take(app.perform(token))
    let first = reading.order.stops.firstIndex { $0.element.hasDetails && $0.element.details.page == next }
    if let first { jump(to: first) }
    return true
  }

  /// Loads the content around the cursor again, as a swipe down with three fingers at its top does.
  ///
  /// Sources: Awful/Awful.app, issue 116 (“Scrolling off the top you hear ‘refreshing content’”), and
  /// sunlightlabs/congress-ios, issue 228, of `UIRefreshControl`; soffes/SSPullToRefresh, issue 61, and openradar, 35613722,
  /// of the gesture.
  ///
  /// - Returns: Whether there is anything to load.
  private mutating func refresh() -> Bool {
    guard let element = focused, element.hasDetails, let token = element.details.refresh else { return false }
    note(.refresh, on: element)
    speak(
      reading.speaker.utterance(of: [Utterance.Part(kind: .notice, text: "", phrase: .refreshingContent)], element))
    run(token, feedback: .none)
    return true
  }

  /// The first element that begins on a page, or `nil` if there is none, or if the cursor stands on that page.
  private func firstStop(on page: Page) -> Int? {
    let (width, height) = (reading.window.width, reading.window.height)
    let (left, top) = (Double(page.column) * width, Double(page.row) * height)
    let isOnPage = { (stop: Stop) in
      guard let frame = stop.element.frame else { return false }
      return (left..<left + width).contains(frame.x) && (top..<top + height).contains(frame.y)
    }
    if let stop, isOnPage(stop) { return nil }
    return reading.order.stops.firstIndex(where: isOnPage)
  }

  private func words(_ phrase: Phrase.Key, _ first: Int, _ second: Int, _ third: Int? = nil) -> Utterance.Part {
    Utterance.Part(
      kind: .notice, text: "\(first)", phrase: phrase, secondText: "\(second)", thirdText: third.map { "\($0)" })
  }
}
