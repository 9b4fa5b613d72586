extension Utterance {
  /// What is heard at once, written in a style; empty if nothing is.
  public func text(in style: Style = .spoken) -> String {
    switch style {
    case .snapshot: snapshotDescription
    case .spoken, .caption, .service: joined(parts.filter { !$0.kind.followsPause }, in: style)
    }
  }

  /// What is heard after a pause, a line for each hint and each offer.
  public func linesAfterPause(in style: Style = .spoken) -> [String] {
    if style == .snapshot { return snapshotLinesAfterPause }
    return parts.filter(\.kind.followsPause).map { $0.words(in: style) }
  }

  private func joined(_ parts: [Part], in style: Style) -> String {
    var text = ""
    for part in parts {
      let words = part.words(in: style)
      guard !words.isEmpty else { continue }
      if !text.isEmpty { text += separator(after: text, in: style) }
      text += words
    }
    return text
  }

  /// A comma, or a space where the author's words end a sentence already.
  private func separator(after text: String, in style: Style) -> String {
    guard style != .service, let last = text.unicodeScalars.last else { return " " }
    return Utterance.sentenceMarks.contains(last) ? " " : ", "
  }

  private static let sentenceMarks: Set<Unicode.Scalar> = [".", "!", "?", "…", "。", "！", "？"]
}

extension Utterance.Part {
  /// The words of the part in a style.
  public func words(in style: Style) -> String {
    guard let phrase else {
      guard let secondText else { return text }
      return style == .service ? "\(text) \(secondText)" : "\(text), \(secondText)"
    }
    return filled(phrase.words(in: style))
  }

  private func filled(_ template: String) -> String {
    guard template.utf8.contains(UInt8(ascii: "%")) else { return template }
    var words = ""
    var iterator = template.makeIterator()
    while let character = iterator.next() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      words += iterator.next() == "2" ? secondText ?? "" : text
    }
    return words
  }
}
