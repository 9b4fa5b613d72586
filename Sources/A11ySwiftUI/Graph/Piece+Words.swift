extension Piece {
  /// The words of a piece, as a label of something else takes them.
  var words: String { [self].words }

  fileprivate func words(naming symbols: Bool) -> String {
    guard !modifications.contains(where: \.isTransparent) else { return "" }
    for case .accessibility(let change) in modifications.reversed() {
      if case .label(let words) = change { return words }
      if case .hidden(true) = change { return "" }
    }
    return kind.words(naming: symbols)
  }
}

extension PieceKind {
  fileprivate func words(naming symbols: Bool) -> String {
    if case .text(let text) = self { return text.spoken }
    if case .image(let image) = self { return symbols || !image.isUnnamedSymbol ? image.words ?? "" : "" }
    return namingPieces.words(naming: symbols)
  }

  /// Whether words of it are not known: it draws itself, or something that names it lacks words.
  var lacksWords: Bool {
    if case .opaque = self { return true }
    return namingPieces.contains(where: \.lacksWords)
  }

  /// The pieces whose words are those of the whole.
  private var namingPieces: [Piece] {
    switch self {
    case .label(let title, let icon, _): title.words.isEmpty ? icon : title
    case .labeledContent(let label, let content): label + content
    case .button(let button): button.label
    case .menu(let menu): menu.label
    case .toggle(let toggle): toggle.label
    case .slider(let slider): slider.label
    case .stepper(let stepper): stepper.label
    case .picker(let picker): picker.label
    case .datePicker(let picker): picker.label
    case .colorPicker(let label): label
    case .marker(let label): label
    case .textField(let field): field.label
    case .progress(let progress): progress.label
    case .gauge(let gauge): gauge.label
    case .disclosure(let group): group.label
    case .stack(let stack): stack.content
    case .group(let pieces), .gridRow(let pieces), .scroll(let pieces, _), .grid(let pieces, _, _): pieces
    case .text, .image, .list, .form, .section, .navigation, .tabs, .map, .video, .chart, .shape, .fill,
      .spacer, .divider, .opaque, .drawing, .foreign:
      []
    }
  }
}

extension [Piece] {
  /// The words of pieces side by side; beside words a symbol that nobody has named is silent, as it is in a button.
  var words: String {
    let words = words(naming: false)
    return words.isEmpty ? self.words(naming: true) : words
  }

  fileprivate func words(naming symbols: Bool) -> String { map { $0.words(naming: symbols) }.joinedWords }
}

extension [String] {
  /// The words with commas between those that are not empty.
  var joinedWords: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}
