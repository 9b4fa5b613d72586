extension Piece {
  /// The words of a piece, as a label of something else takes them.
  var words: String {
    for case .accessibility(let change) in modifications.reversed() {
      if case .label(let words) = change { return words }
      if case .hidden(true) = change { return "" }
    }
    return kind.words
  }
}

extension PieceKind {
  fileprivate var words: String {
    switch self {
    case .text(let text): text.spoken
    case .image(let image): image.words ?? ""
    case .label(let title, let icon, _): title.words.isEmpty ? icon.words : title.words
    case .labeledContent(let label, let content): [label.words, content.words].joinedWords
    case .button(let button): button.label.words
    case .menu(let menu): menu.label.words
    case .toggle(let toggle): toggle.label.words
    case .slider(let slider): slider.label.words
    case .stepper(let stepper): stepper.label.words
    case .picker(let picker): picker.label.words
    case .datePicker(let picker): picker.label.words
    case .colorPicker(let label, _): label.words
    case .textField(let field): field.label.words
    case .progress(let progress): progress.label.words
    case .gauge(let gauge): gauge.label.words
    case .disclosure(let group): group.label.words
    case .stack(let stack): stack.content.words
    case .group(let pieces), .gridRow(let pieces), .scroll(let pieces, _), .grid(let pieces, _, _): pieces.words
    case .list, .form, .section, .table, .navigation, .tabs, .map, .video, .chart, .shape, .fill, .spacer, .divider,
      .opaque, .drawing:
      ""
    }
  }
}

extension [Piece] {
  /// The words of pieces side by side.
  var words: String { map(\.words).joinedWords }
}

extension [String] {
  /// The words with commas between those that are not empty.
  var joinedWords: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}
