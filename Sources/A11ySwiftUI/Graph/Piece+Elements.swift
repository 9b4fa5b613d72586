extension [Piece] {
  /// Whether a stop can lead to something of them, rather than all of it being drawn alone.
  var holdElement: Bool { contains(where: \.holdsElement) }
}

extension Piece {
  fileprivate var holdsElement: Bool {
    if modifications.contains(where: { $0.hidesElement }) { return false }
    return modifications.contains(where: \.holdsElement) || kind.holdsElement
  }
}

extension Modification {
  fileprivate var hidesElement: Bool {
    if case .accessibility(.hidden(true)) = self { return true }
    return isTransparent
  }

  fileprivate var holdsElement: Bool {
    switch self {
    case .accessibility: true
    case .layer(let layer): layer.pieces.holdElement
    case .inset(let inset): inset.pieces.holdElement
    case .layout, .hidden, .opacity, .tap, .longPress, .drag, .drop, .look: false
    }
  }
}

extension PieceKind {
  fileprivate var holdsElement: Bool {
    switch self {
    case .shape, .fill, .spacer, .divider, .drawing: false
    case .stack(let stack): stack.content.holdElement
    case .group(let pieces), .gridRow(let pieces), .grid(let pieces, _, _): pieces.holdElement
    case .text, .image, .label, .labeledContent, .button, .menu, .toggle, .slider, .stepper, .picker, .datePicker,
      .colorPicker, .textField, .progress, .gauge, .list, .form, .section, .disclosure, .scroll, .navigation, .tabs,
      .map, .marker, .video, .chart, .opaque, .foreign:
      true
    }
  }
}
