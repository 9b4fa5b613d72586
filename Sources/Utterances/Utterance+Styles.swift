public import Interface

extension Utterance {
  /// What is heard at once, written in a style; empty if nothing is.
  public func text(in style: Style = .spoken) -> String {
    switch style {
    case .snapshot: snapshotDescription
    case .spoken, .caption, .service, .braille: joined(in: style)
    }
  }

  /// What is heard after a pause, a line for each hint and each offer.
  package func linesAfterPause(in style: Style = .spoken) -> [String] {
    if style == .snapshot { return snapshotLinesAfterPause }
    return parts.filter(\.kind.followsPause).map { words(of: $0, in: style) }
  }

  private func joined(in style: Style) -> String {
    var text = ""
    for part in parts where !part.kind.followsPause {
      let words = self.words(of: part, in: style)
      guard !words.isEmpty else { continue }
      // A comma at the end of a name is heard by its own name, so the one that makes the pause follows it
      // (microsoft/AdaptiveCards, issues 8263 and 8409).
      if text.hasSuffix(","), style == .spoken { text += "," }
      if !text.isEmpty { text += text.separator(in: style) }
      text += words
    }
    return text
  }
}

extension String {
  /// What stands before further words: a comma, or a space where these end a sentence already.
  fileprivate func separator(in style: Style) -> String {
    guard style != .service, style != .braille, let last = unicodeScalars.last else { return " " }
    switch last {
    case ".", "!", "?", "…", "。", "！", "？", ",", ":", ";": return " "
    default: return ", "
    }
  }

  /// The text with a pause for each line break, as VoiceOver makes one (mobilea11y.com: only iOS 13 said “Newline”).
  fileprivate func onOneLine(in style: Style) -> String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return split(whereSeparator: \.isNewline).reduce(into: "") { text, line in
      let words = line.drop(while: \.isWhitespace)
      guard !words.isEmpty else { return }
      if !text.isEmpty { text += text.separator(in: style) }
      text += words
    }
  }
}

extension Utterance {
  /// The words of a part in a style.
  ///
  /// AccessibilitySnapshot writes the author's words as they are; the caption panel shows a hint without its full stop.
  package func words(of part: Part, in style: Style) -> String {
    if style == .braille { return brailleWords(of: part) }
    guard let key = part.phrase else {
      if style == .snapshot { return part.written ?? part.text }
      let text = part.text.onOneLine(in: style)
      if style == .caption, part.kind == .hint, text.hasSuffix(".") { return String(text.dropLast()) }
      guard let second = part.secondText else { return text }
      return style == .service ? "\(text) \(second)" : "\(text), \(second)"
    }
    return phrasebook[key].words(in: style, part.text, part.secondText ?? "", part.thirdText ?? "")
  }
}
