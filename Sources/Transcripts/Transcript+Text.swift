public import Interface
internal import Markup
public import Utterances

extension Transcript {
  /// The transcript as text, one thing on a line.
  ///
  /// `>` is what the person does; a line without a mark is heard at once, `~` after a pause; `+` can be found there, and
  /// is not heard.
  public func text(in style: Style = .spoken) -> String {
    var text = heading
    for entry in entries { entry.write(to: &text, in: style) }
    return text
  }

  /// The lines before the events: the scenario, who reads it, with which settings, which sources are followed, and what is assumed of it.
  package var heading: String {
    var text = "scenario: \(scenario.onOneLine)\nreader: \(reader)\n"
    if !settings.isEmpty { text += "settings: \(settings.joined(separator: ", "))\n" }
    if !readings.isEmpty { text += "readings: \(readings.joined(separator: ", "))\n" }
    for assumption in assumptions { text += "assumed: \(assumption.onOneLine)\n" }
    return text + "\n"
  }
}

extension Transcript.Entry {
  /// The lines of the entry, each with its end.
  func text(in style: Style) -> String {
    var text = ""
    write(to: &text, in: style)
    return text
  }

  fileprivate func write(to text: inout String, in style: Style) {
    if beginsSection { text += "\n" }
    event.write(to: &text, in: style)
    for offer in offers { text += "+ \(offer.text)\n" }
  }
}

extension Event {
  /// The lines of the event in a transcript, each with its end; an announcement that nobody hears has none.
  public func text(in style: Style = .spoken) -> String {
    var text = ""
    write(to: &text, in: style)
    return text
  }

  fileprivate func write(to text: inout String, in style: Style) {
    switch self {
    case .screen(let name):
      text += "screen: \(name.onOneLine)\n"
    case .flow(let name):
      text += "flow: \(name.onOneLine)\n"
    case .task(let name):
      text += "task: \(name.onOneLine)\n"
    case .step(let step):
      text += "> \(step.onOneLine)\n"
    case .focus(_, let utterance), .speech(let utterance):
      let words = utterance.text(in: style).onOneLine
      text += words.isEmpty ? "* silence\n" : "\(TranscriptLine.written(heard: words))\n"
      for line in utterance.linesAfterPause(in: style) { text += "~ \(line.onOneLine)\n" }
    case .announcement(let words, let loss, _):
      if loss == nil || loss == .cut { text += "! \(words.onOneLine)\n" }
    case .cut(let cut):
      text += "* \(Cut.mark)\(cut.text.onOneLine)\n"
    case .sound(let sound):
      text += "* \(sound.rawValue)\n"
    case .shown(let words):
      text += "= \(words.onOneLine)\n"
    case .problem(let problem):
      text += "* failed: \(problem.message.onOneLine)\n"
    }
  }
}

extension String {
  /// The text with line breaks and control characters written as escapes, so that it stays on its line.
  package var onOneLine: String {
    var written = self
    let isPlain = written.withUTF8 { utf8 in
      let end = utf8.endOfPlainBytes(
        from: 0, { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 },
        { $0.hasLess(than: 0x20) | $0.has(0x7F) | $0.has(0xC2) | $0.has(0xE2) })
      return end == utf8.count
    }
    guard !isPlain else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value):
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
