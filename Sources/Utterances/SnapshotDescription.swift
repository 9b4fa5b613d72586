/// What AccessibilitySnapshot writes of an element, put together part by part.
struct SnapshotDescription {
  /// Whether a field is described that is being edited.
  let isOfEditing: Bool
  private var base = ""
  private var selected: String?
  /// Whether a table has been told of.
  private var hasContext = false
  private var roleWordsInFront: [String] = []
  private var roleWords: [String] = []
  /// The first place or end of a list that is told of, and whether one of them is an end.
  private var suffix: String?
  private var hasBoundary = false

  init(isOfEditing: Bool) { self.isOfEditing = isOfEditing }

  /// Adds a part in its words.
  mutating func add(_ part: Utterance.Part, _ words: String) {
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
    case .position: suffix = suffix ?? words
    case .boundary:
      suffix = suffix ?? words
      hasBoundary = true
    // The tool leaves these to its legend, or out.
    case .app, .container, .alert, .customContent, .recognition, .hint, .systemHint, .actionsAvailable,
      .moreContentAvailable:
      break
    }
  }

  /// All of it, in the notation of the tool.
  var text: String {
    var text = base
    if let selected { text = base.isEmpty ? "\(selected)." : "\(selected): \(base)" }
    if !roleWords.isEmpty {
      if !text.isEmpty { text += text.hasSuffix(".") ? " " : ". " }
      text += roleWords.joined(separator: " ")
    }
    text = (roleWordsInFront + [text]).filter { !$0.isEmpty }.joined(separator: " ")
    guard let suffix else { return text }
    guard !text.isEmpty else { return suffix }
    // A place follows after a space; the phrase of a list or landmark asks for a full stop first.
    return text + (hasBoundary && !text.hasSuffix(".") ? ". " : " ") + suffix
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
