/// Where a smaller view stands in a larger space.
package enum Alignment: String, Sendable, CaseIterable {
  case topLeading, top, topTrailing
  case leading, center, trailing
  case bottomLeading, bottom, bottomTrailing
  case firstTextBaseline, lastTextBaseline
}

extension Alignment {
  /// The share of the free width that is left of the view, or right of it where text runs from right to left.
  package var horizontalShare: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The share of the free height that is above the view.
  package var verticalShare: Double {
    switch self {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing, .firstTextBaseline, .lastTextBaseline: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }
}
