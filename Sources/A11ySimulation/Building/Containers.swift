public import Interface

/// Views one below the other.
public struct VStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.vstack, Modifier.layout(alignment, spacing), content(), line, column)
  }
}

/// Views side by side.
public struct HStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.hstack, Modifier.layout(alignment, spacing), content(), line, column)
  }
}

/// Views one below the other, made when they are needed.
public struct LazyVStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.lazyVStack, Modifier.layout(alignment, spacing), content(), line, column)
  }
}

/// Views side by side, made when they are needed.
public struct LazyHStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.lazyHStack, Modifier.layout(alignment, spacing), content(), line, column)
  }
}

/// Views one over the other.
public struct ZStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.zstack, Modifier.layout(alignment, nil), content(), line, column)
  }
}

/// Views in rows and columns.
public struct Grid: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, line: Int = #line,
    column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.grid, Modifier.layout(alignment, horizontalSpacing), content(), line, column)
  }
}

/// A row of a grid.
public struct GridRow: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.gridRow, Modifier.layout(alignment, nil), content(), line, column)
  }
}

/// Views taken together, without a layout of their own: what is said of the group is said of each of them.
public struct Group: View {
  public let body: Blueprint

  public init(@ViewBuilder content: () -> Blueprint) { body = content() }
}

/// Controls in sections.
public struct Form: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    body = Blueprint(.form, [], content(), line, column)
  }
}

/// Views that scroll.
public struct ScrollView: View {
  public let body: Blueprint

  public init(
    _ axes: Axis = .vertical, showsIndicators: Bool = true, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.scrollView, axes == .vertical ? [] : [.layout(.axis(axes))], content(), line, column)
  }
}

/// Empty space that grows.
public struct Spacer: View {
  public let body: Blueprint

  public init(minLength: Double? = nil, line: Int = #line, column: Int = #column) {
    body = Blueprint(.spacer, .none, minLength.map { [.layout(.minLength($0))] } ?? [], at: line, column)
  }
}

/// A thin line.
public struct Divider: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) { body = Blueprint(.divider, at: line, column) }
}

extension Blueprint {
  /// A container of views.
  init(_ kind: Kind, _ modifiers: [Modifier], _ content: Blueprint, _ line: Int, _ column: Int) {
    self.init(kind, .none, modifiers, children: content, at: line, column)
  }
}

extension Modifier {
  /// The modifiers of a stack's parameters.
  static func layout(_ alignment: Alignment?, _ spacing: Double?) -> [Modifier] {
    let alignments = alignment.map { [Modifier.layout(.alignment($0))] } ?? []
    return alignments + (spacing.map { [Modifier.layout(.spacing($0))] } ?? [])
  }
}
