public import Interface

/// Views one below the other.
public struct VStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.vstack, content(), line, column) { $0.arrange(alignment, spacing) }
  }
}

/// Views side by side.
public struct HStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.hstack, content(), line, column) { $0.arrange(alignment, spacing) }
  }
}

/// Views one below the other, made when they are needed.
public struct LazyVStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.lazyVStack, content(), line, column) { $0.arrange(alignment, spacing) }
  }
}

/// Views side by side, made when they are needed.
public struct LazyHStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.lazyHStack, content(), line, column) { $0.arrange(alignment, spacing) }
  }
}

/// Views one over the other.
public struct ZStack: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.zstack, content(), line, column) { $0.arrange(alignment, nil) }
  }
}

/// Views in rows and columns.
public struct Grid: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, line: Int = #line,
    column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.grid, content(), line, column) { $0.arrange(alignment, horizontalSpacing) }
  }
}

/// A row of a grid.
public struct GridRow: View {
  public let body: Blueprint

  public init(
    alignment: Alignment? = nil, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.gridRow, content(), line, column) { $0.arrange(alignment, nil) }
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
    body = Blueprint(.form, content(), line, column)
  }
}

/// Views that scroll.
public struct ScrollView: View {
  public let body: Blueprint

  public init(
    _ axes: Axis = .vertical, showsIndicators: Bool = true, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.scrollView, content(), line, column) { $0.axis = axes == .vertical ? nil : axes }
  }
}

/// Empty space that grows.
public struct Spacer: View {
  public let body: Blueprint

  public init(minLength: Double? = nil, line: Int = #line, column: Int = #column) {
    body = Blueprint(.spacer, at: line, column) { $0.minLength = minLength }
  }
}

/// A thin line.
public struct Divider: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) { body = Blueprint(.divider, at: line, column) }
}

extension Blueprint {
  /// A container of views.
  init(
    _ kind: Kind, _ content: Blueprint, _ line: Int, _ column: Int,
    _ change: (inout Interface.View) -> Void = { _ in }
  ) {
    self.init(kind, .none, children: content, at: line, column, change)
  }
}

extension Interface.View {
  /// Sets the parameters of a stack.
  fileprivate mutating func arrange(_ alignment: Alignment?, _ spacing: Double?) {
    if let alignment { self.alignment = alignment }
    if let spacing { self.spacing = spacing }
  }
}
