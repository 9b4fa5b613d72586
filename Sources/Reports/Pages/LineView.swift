/// A line of a transcript.
struct LineView: Sendable {
  private let line: Report.Line
  private let mark: HTML.Tag?
  private let isWhole: Bool
  private let isBefore: Bool
  private let isPlayed: Bool

  /// - Parameters:
  ///   - line: The line.
  ///   - mark: The element for what changed; `nil` where nothing did.
  ///   - isWhole: Whether all of it changed.
  ///   - isBefore: Whether it is a line of the text before.
  ///   - isPlayed: Whether there is sound, in which the script finds the line by its number.
  init(
    _ line: Report.Line, marking mark: HTML.Tag? = nil, isWhole: Bool = false, isBefore: Bool = false, isPlayed: Bool
  ) {
    self.line = line
    self.mark = mark
    self.isWhole = isWhole
    self.isBefore = isBefore
    self.isPlayed = isPlayed
  }

  var html: HTML {
    let language: HTML.Attribute? = line.kind.isSaid ? .language(line.language) : nil
    let direction: HTML.Attribute? = line.text.isWrittenLeftToRight ? nil : .ownDirection
    // A line of words alone, which no script plays, needs no part of its own for them.
    guard isPlayed || line.kind.cue != nil else { return HTML(.p, .css(style), language, direction) { words } }
    return HTML(.p, .css(style), isPlayed ? .line(Report.LineName(line, isBefore: isBefore)) : nil) {
      if let cue = line.kind.cue { HTML(.span, .css("cue"), text: "\(cue): ") }
      HTML(.span, .css("said"), language, direction) { words }
    }
  }

  private var style: StaticString {
    switch line.kind {
    case .heard: "heard"
    case .step: "step"
    case .announcement: "heard announced"
    case .offer: "besides offered"
    case .header, .screen, .flow, .task, .sound, .shown, .afterPause: "besides"
    }
  }

  private var words: HTML {
    guard let mark else { return HTML(line.text) }
    guard !isWhole else { return HTML(mark, text: line.text) }
    return HTML(line.words.map { $0.isChanged ? HTML(mark, text: $0.text) : HTML($0.text) })
  }
}

extension String {
  /// Whether nothing in it is written from right to left: no script before Hebrew is, and the page is written so itself.
  fileprivate var isWrittenLeftToRight: Bool { unicodeScalars.allSatisfy { $0.value < 0x590 } }
}
