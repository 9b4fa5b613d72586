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
