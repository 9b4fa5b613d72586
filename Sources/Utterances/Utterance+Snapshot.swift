internal import Interface

/// The notation of AccessibilitySnapshot: `Selected: Label: Value. Button. 2 of 3.`
extension Utterance {
  var snapshotDescription: String {
    let isOfEditing = parts.contains { $0.phrase == .isEditing }
    var base = ""
    var selected: String?
    var hasContext = false
    var roleWordsInFront: [String] = []
    var roleWords: [String] = []
    var suffix: [String] = []
    for part in parts {
      let words = self.words(of: part, in: .snapshot)
      // Role words that come before what is described stay there, but in a field that is being edited.
      if part.kind.describes, base.isEmpty, selected == nil, !isOfEditing { swap(&roleWordsInFront, &roleWords) }
      switch part.kind {
      case .selected: selected = words
      case .label: base += words
      // The tool knows of no insertion point.
      case .notice where isOfEditing: break
      case .notice: base += base.isEmpty ? words : ", \(words)"
      case .header:
        base += part.secondText.map { "\(part.text): \($0). " } ?? "\(part.text). "
        hasContext = true
      case .cell:
        if !base.isEmpty, !base.hasSuffix(".") { base += "." }
        base += base.isEmpty ? words : " \(words)"
        hasContext = true
      case .value: base += base.isEmpty ? words : hasContext ? " \(words)" : ": \(words)"
      case .role, .state: roleWords.append(words)
      case .position: suffix.append(words)
      case .boundary: suffix.append(words)
      // The tool leaves these to its legend, or out.
      case .app, .container, .alert, .customContent, .recognition, .hint, .systemHint, .actionsAvailable,
        .moreContentAvailable:
        break
      }
    }
    if let selected { base = base.isEmpty ? "\(selected)." : "\(selected): \(base)" }
    var text = base
    if !roleWords.isEmpty {
      if !text.isEmpty { text += text.hasSuffix(".") ? " " : ". " }
      text += roleWords.joined(separator: " ")
    }
    text = (roleWordsInFront + [text]).filter { !$0.isEmpty }.joined(separator: " ")
    return text + snapshotSuffix(suffix, after: text)
  }

  /// A place follows after a space; the phrase of a list or landmark asks for a full stop first.
  private func snapshotSuffix(_ words: [String], after text: String) -> String {
    guard let first = words.first else { return "" }
    guard !text.isEmpty else { return first }
    let isBoundary = parts.contains { $0.kind == .boundary }
    return isBoundary && !text.hasSuffix(".") ? ". \(first)" : " \(first)"
  }

  /// The author's hint and the system's are one string; the offers follow it.
  var snapshotLinesAfterPause: [String] {
    var hint = ""
    var lines: [String] = []
    for part in parts where part.kind.followsPause {
      let words = self.words(of: part, in: .snapshot)
      if part.kind == .hint || part.kind == .systemHint {
        if hint.hasSuffix(".") { hint.removeLast() }
        hint += hint.isEmpty ? words : ". \(words)"
      } else {
        lines.append(words)
      }
    }
    return hint.isEmpty ? lines : [hint] + lines
  }
}

extension Utterance.Kind {
  /// Whether the part is of what the element is called and holds, rather than of what it is.
  fileprivate var describes: Bool {
    switch self {
    case .selected, .label, .header, .cell, .value, .notice: true
    case .app, .container, .alert, .customContent, .boundary, .role, .state, .position, .recognition, .hint,
      .systemHint, .actionsAvailable, .moreContentAvailable:
      false
    }
  }
}
