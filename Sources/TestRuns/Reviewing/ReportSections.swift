import Reports
import Transcripts

/// A difference, screen by screen and flow by flow.
struct ReportSections {
  private(set) var all: [Report.Section] = []
  private let difference: SpeechDifference
  private let language: String
  private let languages: [Int: String]

  /// - Parameters:
  ///   - difference: The difference.
  ///   - opening: What the screen is called that is walked through before any other; `nil` where that is not known.
  ///   - language: The language of what names none.
  ///   - languages: The languages of the lines that are in another one, by their numbers in the new transcript.
  init(
    _ difference: SpeechDifference, opening: String? = nil, language: String, languages: [Int: String] = [:]
  ) {
    self.difference = difference
    self.language = language
    self.languages = languages
    for entry in difference.entries { add(entry, opening: opening) }
    // What stands above the first screen is worth a look only if it is another.
    all.removeAll { $0.kind == .heading && $0.changes.total == 0 }
  }

  private mutating func add(_ entry: SpeechDifference.Entry, opening: String?) {
    let entry = reportEntry(entry)
    guard let line = entry.line else { return }
    switch line.kind {
    case .screen: all.append(Report.Section(.screen, named: line.text))
    case .flow: all.append(Report.Section(.flow, named: line.text))
    case .header: if all.isEmpty { all.append(Report.Section(.heading, named: "")) }
    case .task, .step, .heard, .offer, .announcement, .sound, .shown, .afterPause:
      // A walk without flows goes through the first screen, and names it by the step that opens it.
      if all.last.map({ $0.kind == .heading }) ?? true {
        all.append(Report.Section(.screen, named: opening ?? line.openedScreen ?? ""))
      }
    }
    all[all.count - 1].entries.append(entry)
  }

  private func reportEntry(_ entry: SpeechDifference.Entry) -> Report.Entry {
    switch entry {
    case .same(let passage): Report.Entry(.same, now: lines(passage))
    case .removed(let passage): Report.Entry(.removed, before: lines(passage, isOld: true))
    case .added(let passage): Report.Entry(.added, now: lines(passage))
    case .movedFrom(let passage, let target):
      Report.Entry(
        .movedFrom, before: lines(passage, isOld: true), notes: ["moved to line \(target.line.number)"])
    case .movedTo(let passage, let source):
      Report.Entry(
        .movedTo, now: lines(passage),
        notes: ["moved from line \(source.line.number)"]
          + (passage == source ? [] : difference.notes(from: source, to: passage)))
    case .changed(let old, let new): changed(old, new)
    }
  }

  private func changed(_ old: SpeechDifference.Passage, _ new: SpeechDifference.Passage) -> Report.Entry {
    var entry = Report.Entry(.changed, notes: difference.notes(from: old, to: new))
    let pairs =
      [(old.line, new.line)] + difference.afterPause(from: old, to: new) + difference.offerPairs(from: old, to: new)
    for pair in pairs as [(TranscriptLine?, TranscriptLine?)] {
      switch pair {
      case (let old?, let new?):
        let words = difference.markedWords(from: old, to: new)
        entry.before.append(line(old, words.old, isOld: true))
        entry.now.append(line(new, words.new))
      case (let old?, nil):
        entry.before.append(line(old, [MarkedWords(text: old.text.onOneLine, isChanged: true)], isOld: true))
      case (nil, let new?): entry.now.append(line(new, [MarkedWords(text: new.text.onOneLine, isChanged: true)]))
      case (nil, nil): break
      }
    }
    return entry
  }

  private func lines(_ passage: SpeechDifference.Passage, isOld: Bool = false) -> [Report.Line] {
    ([passage.line] + passage.afterPause + passage.offers).map { line($0, [$0.unmarked], isOld: isOld) }
  }

  private func line(_ line: TranscriptLine, _ words: [MarkedWords], isOld: Bool = false) -> Report.Line {
    var shown = Report.Line(
      Report.Line.Kind(line.kind), number: line.number,
      words: words.map { Report.Words($0.text, isChanged: $0.isChanged) },
      // Of a golden only the words are known.
      language: isOld ? language : languages[line.number] ?? language)
    shown.wordsHeard = line.wordsHeard
    return shown
  }
}

extension Report.Line {
  /// The screen that a step opens.
  fileprivate var openedScreen: String? {
    let start = "open "
    return kind == .step && text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
  }
}

extension Report.Line.Kind {
  init(_ kind: TranscriptLine.Kind) {
    self =
      switch kind {
      // Passages have no empty lines.
      case .header, .blank: .header
      case .screen: .screen
      case .flow: .flow
      case .task: .task
      case .step: .step
      case .heard: .heard
      case .afterPause: .afterPause
      case .offer: .offer
      case .announcement: .announcement
      case .sound: .sound
      case .shown: .shown
      }
  }
}
