/// What is done and heard, one thing after the other, with what became of it.
struct EntryList: Sendable {
  private let entries: [Report.Entry]
  private let anchor: Anchor
  private let numbersStops: Bool

  /// - Parameters:
  ///   - entries: What is done and heard.
  ///   - anchor: The place around it.
  ///   - numbersStops: Whether stops have the numbers that they have in the picture.
  init(_ entries: [Report.Entry], anchor: Anchor, numbersStops: Bool = false) {
    self.entries = entries
    self.anchor = anchor
    self.numbersStops = numbersStops
  }

  var html: HTML {
    var stop = 0
    let items = entries.filter { !$0.isSectionTitle }.map { entry -> HTML in
      let isStop = numbersStops && entry.now.first?.isStop == true
      if isStop { stop += 1 }
      return EntryView(entry, anchor: anchor, stop: isStop ? stop : nil).html
    }
    return items.isEmpty ? .nothing : HTML(.ol, .css(numbersStops ? "entries stops" : "entries")) { HTML(items) }
  }
}

/// One thing that is done or heard.
struct EntryView: Sendable {
  private let entry: Report.Entry
  private let anchor: Anchor
  private let stop: Int?

  init(_ entry: Report.Entry, anchor: Anchor, stop: Int?) {
    self.entry = entry
    self.anchor = anchor
    self.stop = stop
  }

  var html: HTML {
    HTML(.li, place.map { .id($0) }, .css(style), stop.map { .number($0) }) {
      switch entry.change {
      case .same: HTML(entry.now.map { LineView($0).html })
      case .changed, .added, .removed, .movedFrom, .movedTo: difference
      }
    }
  }

  /// Lines that are gone have numbers of another text, and no place of their own.
  private var place: Anchor? { entry.now.first.map { anchor.appending("l", $0.number) } }

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
        if !entry.now.isEmpty { side("is", entry.change.wordsNow, entry.now, as: .ins) }
      },
      notes,
    ])
  }

  private func side(_ style: StaticString, _ words: String, _ lines: [Report.Line], as mark: HTML.Tag) -> HTML {
    HTML(.div, .css(style)) {
      HTML(.p, .css("label"), text: words)
      HTML(
        lines.map { LineView($0, marking: mark, isWhole: entry.change != .changed, isBefore: mark == .del).html })
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

  /// - Parameters:
  ///   - line: The line.
  ///   - mark: The element for what changed; `nil` where nothing did.
  ///   - isWhole: Whether all of it changed.
  ///   - isBefore: Whether it is a line of the text before.
  init(_ line: Report.Line, marking mark: HTML.Tag? = nil, isWhole: Bool = false, isBefore: Bool = false) {
    self.line = line
    self.mark = mark
    self.isWhole = isWhole
    self.isBefore = isBefore
  }

  var html: HTML {
    HTML(.p, .css(style), .line(Report.LineName(line, isBefore: isBefore))) {
      if let cue = line.kind.cue { HTML(.span, .css("cue"), text: "\(cue): ") }
      HTML(.span, .css("said"), line.kind.isSaid ? .language(line.language) : nil, .ownDirection) { words }
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

extension Report.Entry {
  /// Whether it only names the section, which the heading does already.
  var isSectionTitle: Bool { change == .same && (line?.kind == .screen || line?.kind == .flow) }
}
