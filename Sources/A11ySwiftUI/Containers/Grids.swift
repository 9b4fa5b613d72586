/// How wide a column of a lazy grid is.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

nonisolated public struct LazyVGrid<Content: View>: View, Renderable {
  let site = CallSite()
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("grid")).render(content)
    let width = context.space.width
    let count = columns.map { $0.count(in: width) }.reduce(0, +)
    return Output(
      [Piece(.grid(inner.pieces, columns: max(count, 1), spacing: spacing.map(Double.init)), in: context)],
      preferences: inner.preferences)
  }
}

extension GridItem {
  /// How many columns of this kind fit into a width.
  func count(in width: CGFloat) -> Int {
    guard case .adaptive(let minimum, _) = size else { return 1 }
    let spacing = spacing ?? 8
    return max(Int((width + spacing) / (minimum + spacing)), 1)
  }
}

nonisolated public struct LazyHGrid<Content: View>: View, Renderable {
  let site = CallSite()
  let rows: [GridItem]
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.content = content()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("grid")).render(content)
    // Columns are filled from the top; each column is a stack.
    let height = max(rows.count, 1)
    var columns: [Piece] = []
    for start in stride(from: 0, to: inner.pieces.count, by: height) {
      let column = Array(inner.pieces[start..<min(start + height, inner.pieces.count)])
      columns.append(Piece(.stack(StackPiece(direction: .vertical, content: column)), in: context.at(.index(start))))
    }
    return Output(
      [Piece(.stack(StackPiece(direction: .horizontal, isLazy: true, content: columns)), in: context)],
      preferences: inner.preferences)
  }
}

nonisolated public struct Grid<Content: View>: View, Renderable {
  let site = CallSite()
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    spacing = horizontalSpacing
    self.content = content()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("grid")).render(content)
    return Output(
      [Piece(.grid(inner.pieces, columns: 1, spacing: spacing.map(Double.init)), in: context)],
      preferences: inner.preferences)
  }
}

nonisolated public struct GridRow<Content: View>: View, Renderable {
  let site = CallSite()
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("row")).render(content)
    return Output([Piece(.gridRow(inner.pieces), in: context)], preferences: inner.preferences)
  }
}

nonisolated extension View {
  public func gridCellColumns(_ count: Int) -> Self { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
}
