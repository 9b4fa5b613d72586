public import Interface

extension Utterance {
  /// What is heard at once, written in a style; empty if nothing is.
  public func text(in style: Style = .spoken) -> String {
    switch style {
    case .snapshot: snapshotDescription
    case .spoken, .caption, .service: joined(in: style)
    }
  }

  /// What is heard after a pause, a line for each hint and each offer.
  public func linesAfterPause(in style: Style = .spoken) -> [String] {
    if style == .snapshot { return snapshotLinesAfterPause }
    return parts.filter(\.kind.followsPause).map { words(of: $0, in: style) }
  }

  private func joined(in style: Style) -> String {
    var text = ""
    for part in parts where !part.kind.followsPause {
      let words = self.words(of: part, in: style)
      guard !words.isEmpty else { continue }
      if !text.isEmpty { text += separator(after: text, in: style) }
      text += words
    }
    return text
  }

  /// A comma, or a space where the author's words end a sentence already.
  private func separator(after text: String, in style: Style) -> String {
    guard style != .service, let last = text.unicodeScalars.last else { return " " }
    switch last {
    case ".", "!", "?", "…", "。", "！", "？": return " "
    default: return ", "
    }
  }
}

extension Utterance {
  /// The words of a part in a style.
  ///
  /// AccessibilitySnapshot writes the author's words as they are; the caption panel shows a hint without its full stop.
  public func words(of part: Part, in style: Style) -> String {
    guard let key = part.phrase else {
      if style == .snapshot { return part.written ?? part.text }
      if style == .caption, part.kind == .hint, part.text.hasSuffix(".") { return String(part.text.dropLast()) }
      guard let second = part.secondText else { return part.text }
      return style == .service ? "\(part.text) \(second)" : "\(part.text), \(second)"
    }
    return phrasebook[key].words(in: style, part.text, part.secondText ?? "")
  }
}
