extension SpeechDifference {
  /// The difference for people who look: lines with `-` and `+`, the changed words marked, and what that means.
  ///
  /// - Parameters:
  ///   - context: How many passages are shown before and after each change.
  ///   - isColored: Whether the marks also have colors.
  /// - Returns: The lines; those that stay far from all changes are left out.
  package func text(context: Int = 2, isColored: Bool = false) -> String {
    let paint = isColored ? Paint.colored : .plain
    var text = ""
    var place: [TranscriptLine.Kind: String] = [:]
    let isShown = shownEntries(context: context)
    for (index, entry) in entries.enumerated() {
      if isShown[index], index == 0 || !isShown[index - 1] {
        if index > 0 { text += "  ...\n" }
        let heading = [place[.screen], place[.flow], place[.task]].compactMap(\.self).joined(separator: ", ")
        if !heading.isEmpty { text += "  (in \(heading))\n" }
      }
      if isShown[index] { text += self.text(of: entry, paint) }
      note(entry, in: &place)
    }
    return text
  }

  private func shownEntries(context: Int) -> [Bool] {
    var isShown = [Bool](repeating: false, count: entries.count)
    for (index, entry) in entries.enumerated() where !entry.isSame {
      for near in max(0, index - context)...min(entries.count - 1, index + context) { isShown[near] = true }
    }
    return isShown
  }

  /// Notes on which screen, or where in the flows, the new transcript is.
  private func note(_ entry: Entry, in place: inout [TranscriptLine.Kind: String]) {
    switch entry {
    case .same(let passage), .added(let passage), .changed(_, let passage), .movedTo(let passage, _):
      guard [.screen, .flow, .task].contains(passage.line.kind) else { return }
      if passage.line.kind != .task { place = [:] }
      place[passage.line.kind] = passage.line.written.onOneLine
    case .removed, .movedFrom: break
    }
  }

  private func text(of entry: Entry, _ paint: Paint) -> String {
    switch entry {
    case .same(let passage): passage.lines.map { line(" ", $0) }.joined()
    case .removed(let passage):
      passage.lines.map { line("-", $0, paint) }.joined()
    case .added(let passage):
      passage.lines.map { line("+", $0, paint) }.joined()
    case .movedFrom(let passage, let target):
      passage.lines.map { line("-", $0, paint) }.joined() + note("moved to line \(target.line.number)")
    case .movedTo(let passage, let source):
      passage.lines.map { line("+", $0, paint) }.joined() + note("moved from line \(source.line.number)")
        + (passage == source ? [] : notes(from: source, to: passage)).map(note).joined()
    case .changed(let old, let new):
      changed(old, new, paint)
    }
  }

  private func changed(_ old: Passage, _ new: Passage, _ paint: Paint) -> String {
    let difference = spoken.words(from: old.line, to: new.line)
    let first =
      old.line.text == new.line.text ? line(" ", new.line) : pairOfLines(old.line, new.line, difference, paint)
    let others = (afterPause(from: old, to: new) + offerPairs(from: old, to: new)).map { pair in
      switch pair {
      case (let old?, let new?):
        old.text == new.text
          ? line(" ", new) : pairOfLines(old, new, spoken.words(from: old, to: new), paint)
      case (let old?, nil): line("-", old, paint)
      case (nil, let new?): line("+", new, paint)
      case (nil, nil): ""
      }
    }
    return first + others.joined() + notes(from: old, to: new, difference).map(note).joined()
  }

  private func pairOfLines(
    _ old: TranscriptLine, _ new: TranscriptLine, _ difference: WordDifference, _ paint: Paint
  ) -> String {
    var (oldWords, newWords) = ("", "")
    func append(_ words: [WordDifference.Word], to text: inout String, _ mark: (String) -> String = { $0 }) {
      guard let first = words.first else { return }
      if first.followsSpace, !text.isEmpty { text += " " }
      text += mark(words.text.onOneLine)
    }
    for run in difference.runs {
      switch run {
      case .same(let words):
        append(words, to: &oldWords)
        append(words, to: &newWords)
      case .changed(let old, let new):
        append(old, to: &oldWords) { paint.removed("[-\($0)-]") }
        append(new, to: &newWords) { paint.added("{+\($0)+}") }
      }
    }
    return paint.removed("-") + number(old) + old.kind.mark + oldWords + "\n"
      + paint.added("+") + number(new) + new.kind.mark + newWords + "\n"
  }

  private func line(_ mark: String, _ line: TranscriptLine, _ paint: Paint = .plain) -> String {
    let text = mark + number(line) + line.written.visible
    return (mark == "-" ? paint.removed(text) : mark == "+" ? paint.added(text) : text) + "\n"
  }

  private func note(_ text: String) -> String { "        \(text)\n" }

  private func number(_ line: TranscriptLine) -> String {
    let digits = "\(line.number)"
    return String(repeating: " ", count: max(1, 5 - digits.count)) + digits + "  "
  }
}

extension SpeechDifference: CustomStringConvertible {
  /// The difference as a failed test shows it.
  public var description: String { isEmpty ? "no difference" : "\n" + text() }
}

/// How removed and added words look.
private struct Paint: Sendable {
  var removed: @Sendable (String) -> String
  var added: @Sendable (String) -> String

  static let plain = Paint(removed: { $0 }, added: { $0 })
  /// The named colors, which people can change in their terminals.
  static let colored = Paint(removed: { "\u{1B}[31m\($0)\u{1B}[0m" }, added: { "\u{1B}[32m\($0)\u{1B}[0m" })
}

extension TranscriptText.Passage {
  /// The line that is heard at once, then those after the pause, then what can be found there.
  var lines: [TranscriptLine] { [line] + afterPause + offers }
}

extension String {
  /// The text on one line, with blanks at its end made visible.
  var visible: String {
    let blanks = reversed().prefix { $0 == " " }.count
    return (blanks == 0 ? self : String(dropLast(blanks))).onOneLine + String(repeating: "\\u{20}", count: blanks)
  }
}
