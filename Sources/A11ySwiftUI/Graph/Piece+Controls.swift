extension [Piece] {
  /// Whether there is something in them that a person can use by itself.
  var holdControl: Bool { contains(where: \.holdsControl) }
}

extension Piece {
  fileprivate var holdsControl: Bool {
    switch kind.part {
    case .loose(let pieces): pieces.holdControl
    case .section(let section): section.content.holdControl
    case .stack(let stack): stack.content.holdControl
    case .screens, .tabs: true
    case .divider: false
    case .single: kind.isControl
    }
  }
}

extension PieceKind {
  fileprivate var isControl: Bool {
    switch self {
    case .button, .menu, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .list, .form,
      .disclosure, .scroll, .map, .marker, .video, .chart:
      true
    case .grid(let pieces, _, _), .gridRow(let pieces): pieces.holdControl
    case .foreign(let part): part.holdsControl
    case .text, .image, .label, .labeledContent, .progress, .gauge, .section, .stack, .navigation, .tabs, .shape,
      .fill, .spacer, .divider, .group, .opaque, .drawing:
      false
    }
  }
}

extension Output {
  /// The pieces without what a tap on them does.
  var withoutTaps: Output {
    modified { piece in piece.modifications.removeAll { if case .tap = $0 { true } else { false } } }
  }
}
