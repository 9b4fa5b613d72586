extension [Piece] {
  /// Whether they are drawn, and nothing else is in them: no words, and nothing that their author says or hides.
  var areOnlyDrawn: Bool { !isEmpty && allSatisfy(\.isOnlyDrawn) }
}

extension Piece {
  fileprivate var isOnlyDrawn: Bool { kind.isOnlyDrawn && modifications.allSatisfy(\.onlyDraws) }
}

extension Modification {
  fileprivate var onlyDraws: Bool {
    switch self {
    case .accessibility(.identifier): true
    case .accessibility: false
    case .layer(let layer): layer.pieces.allSatisfy(\.isOnlyDrawn)
    case .inset(let inset): inset.pieces.allSatisfy(\.isOnlyDrawn)
    case .layout, .hidden, .opacity, .tap, .longPress, .drag, .drop, .look: true
    }
  }
}

extension PieceKind {
  fileprivate var isOnlyDrawn: Bool {
    switch self {
    case .shape, .fill, .spacer, .divider, .drawing: true
    case .stack(let stack): stack.content.allSatisfy(\.isOnlyDrawn)
    case .group(let pieces), .gridRow(let pieces), .grid(let pieces, _, _): pieces.allSatisfy(\.isOnlyDrawn)
    case .text, .image, .label, .labeledContent, .button, .menu, .toggle, .slider, .stepper, .picker, .datePicker,
      .colorPicker, .textField, .progress, .gauge, .list, .form, .section, .disclosure, .scroll, .navigation, .tabs,
      .map, .marker, .video, .chart, .opaque, .foreign:
      false
    }
  }
}
