internal import Elements
internal import Interface

extension Session {
  /// Pushes the content with three fingers by a screen, and says which page has come (WWDC18-226: “Page 3 of 3”).
  ///
  /// The cursor stays where it is. At the end, and where nothing scrolls, there is only a sound.
  mutating func scroll(_ direction: Step.ScrollDirection) {
    let pages = reading.pages
    var next = page
    switch direction {
    // Content that is pushed up shows what is below.
    case .up: next.row += 1
    case .down: next.row -= 1
    case .left: next.column += 1
    case .right: next.column -= 1
    }
    guard (0..<pages.row).contains(next.row), (0..<pages.column).contains(next.column) else {
      events.append(.sound(.boundary))
      return
    }
    page = next
    let isVertical = direction == .up || direction == .down
    let (number, count) = isVertical ? (next.row, pages.row) : (next.column, pages.column)
    events.append(.sound(.pageScrolled))
    let words = Utterance.Part(kind: .notice, text: "\(number + 1)", phrase: .page, secondText: "\(count)")
    speak(reading.speaker.utterance(of: [words], focused))
  }
}
