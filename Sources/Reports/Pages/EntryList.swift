/// What is done and heard, one thing after the other, with what became of it.
struct EntryList: Sendable {
  private let entries: [Report.Entry]
  private let anchor: Anchor
  private let numbersStops: Bool
  private let isPlayed: Bool

  /// - Parameters:
  ///   - entries: What is done and heard.
  ///   - anchor: The place around it.
  ///   - numbersStops: Whether stops have the numbers that they have in the picture.
  ///   - isPlayed: Whether there is sound, in which the script finds each line by its number.
  init(_ entries: [Report.Entry], anchor: Anchor, numbersStops: Bool = false, isPlayed: Bool) {
    self.entries = entries
    self.anchor = anchor
    self.numbersStops = numbersStops
    self.isPlayed = isPlayed
  }

  var html: HTML {
    var stop = 0
    let items = entries.filter { !$0.isSectionTitle }.map { entry -> HTML in
      let isStop = numbersStops && entry.now.first?.isStop == true
      if isStop { stop += 1 }
      return EntryView(entry, anchor: anchor, stop: isStop ? stop : nil, isPlayed: isPlayed).html
    }
    return items.isEmpty ? .nothing : HTML(.ol, .css(numbersStops ? "entries stops" : "entries")) { HTML(items) }
  }
}

/// One thing that is done or heard.
struct EntryView: Sendable {
  private let entry: Report.Entry
  private let anchor: Anchor
  private let stop: Int?
  private let isPlayed: Bool

  init(_ entry: Report.Entry, anchor: Anchor, stop: Int?, isPlayed: Bool) {
    self.entry = entry
    self.anchor = anchor
    self.stop = stop
    self.isPlayed = isPlayed
  }

  var html: HTML {
    HTML(.li, place.map { .id($0) }, .css(style), stop.map { .number($0) }) {
      switch entry.change {
      case .same: HTML(entry.now.map { LineView($0, isPlayed: isPlayed).html })
      case .changed, .added, .removed, .movedFrom, .movedTo: difference
      }
    }
  }

  /// What became other is what people send to each other; lines that are gone have numbers of another text, and no place of
  /// their own.
  private var place: Anchor? {
    entry.change == .same ? nil : entry.now.first.map { anchor.appending("l", $0.number) }
  }

  private var style: StaticString {
    switch entry.change {
    case .same: stop == nil ? "aside" : "stop"
    case .changed: "different"
    case .added, .movedTo: "different new"
    case .removed, .movedFrom: "different gone"
    }
  }

  private var difference: HTML {
    HTML([
      HTML(.div, .css("pair")) {
        if !entry.before.isEmpty { side("was", entry.change.wordsBefore, entry.before, as: .del) }
        // What is new is no gain where it is a failure.
        if !entry.now.isEmpty {
          side(entry.now.contains(where: \.isFailure) ? "is failing" : "is", entry.change.wordsNow, entry.now, as: .ins)
        }
      },
      notes,
    ])
  }

  private func side(_ style: StaticString, _ words: String, _ lines: [Report.Line], as mark: HTML.Tag) -> HTML {
    HTML(.div, .css(style)) {
      HTML(.p, .css("label"), text: words)
      HTML(
        lines.map {
          LineView(
            $0, marking: mark, isWhole: entry.change != .changed, isBefore: mark == .del, isPlayed: isPlayed
          ).html
        })
    }
  }

  private var notes: HTML {
    guard !entry.notes.isEmpty else { return .nothing }
    return HTML(.ul, .css("notes")) { HTML(entry.notes.map { HTML(.li, text: $0) }) }
  }
}

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

extension Report.Entry {
  /// Whether it only names the section, which the heading does already.
  var isSectionTitle: Bool { change == .same && (line?.kind == .screen || line?.kind == .flow) }
}
