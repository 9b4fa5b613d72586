/// How a piece takes part in what is around it.
enum PiecePart {
  /// Screens on top of one another, which may be in front of all.
  case screens(NavigationPiece)
  /// Screens of which one is shown.
  case tabs(TabsPiece)
  /// Pieces that stand among the others as if they were written there.
  case loose([Piece])
  /// Pieces with a header and a footer.
  case section(SectionPiece)
  case stack(StackPiece)
  case divider
  /// A piece by itself.
  case single
}

extension PieceKind {
  var part: PiecePart {
    switch self {
    case .navigation(let stack): .screens(stack)
    case .tabs(let tabs): .tabs(tabs)
    case .group(let pieces): .loose(pieces)
    case .section(let section): .section(section)
    case .stack(let stack): .stack(stack)
    case .divider: .divider
    case .text, .image, .label, .labeledContent, .button, .menu, .toggle, .slider, .stepper, .picker, .datePicker,
      .colorPicker, .textField, .progress, .gauge, .list, .form, .grid, .gridRow, .disclosure, .scroll, .map, .marker,
      .video, .chart, .shape, .fill, .spacer, .opaque, .drawing, .foreign:
      .single
    }
  }
}
