@_exported public import A11yUIKit

// Two packages of this name put views beside each other, and what has no room any more into the next line. Both are
// known by their readmes: github.com/dkk/WrappingHStack goes through data, github.com/ksemianov/WrappingHStack is a
// layout.

public struct WrappingHStack<Content: View>: View {
  private let layout: LineLayout
  private let content: Content

  public var body: some View { layout { content } }

  /// How far views of a line are apart.
  public enum Spacing {
    case constant(CGFloat)
    case dynamic(minSpacing: CGFloat)
    case dynamicIncludingBorders(minSpacing: CGFloat)

    fileprivate var least: CGFloat {
      switch self {
      case .constant(let spacing), .dynamic(let spacing), .dynamicIncludingBorders(let spacing): spacing
      }
    }
  }

  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    fitContentWidth: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LineLayout(
      alignment: alignment.horizontal, spacing: horizontalSpacing ?? LineLayout.usual,
      lineSpacing: verticalSpacing ?? LineLayout.usual)
  }

  public init(
    alignment: HorizontalAlignment = .leading, spacing: Spacing = .constant(8), lineSpacing: CGFloat = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = LineLayout(alignment: alignment, spacing: spacing.least, lineSpacing: lineSpacing)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, alignment: HorizontalAlignment = .leading,
    spacing: Spacing = .constant(8), lineSpacing: CGFloat = 0, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(alignment: alignment, spacing: spacing, lineSpacing: lineSpacing) {
      ForEach(data, id: id, content: content)
    }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, alignment: HorizontalAlignment = .leading, spacing: Spacing = .constant(8), lineSpacing: CGFloat = 0,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(alignment: alignment, spacing: spacing, lineSpacing: lineSpacing) { ForEach(data, content: content) }
  }
}

/// Lines of views, as many in each as there is room for.
private struct LineLayout: Layout {
  static let usual: CGFloat = 8

  var alignment: HorizontalAlignment
  var spacing: CGFloat
  var lineSpacing: CGFloat

  private struct Line {
    var sizes: [CGSize] = []
    var size: CGSize = .zero

    mutating func append(_ view: CGSize, after spacing: CGFloat) {
      size.width += view.width + (sizes.isEmpty ? 0 : spacing)
      size.height = max(size.height, view.height)
      sizes.append(view)
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: []) { lines, size in
      if let line = lines.last, line.size.width + spacing + size.width <= width {
        lines[lines.count - 1].append(size, after: spacing)
      } else {
        var line = Line()
        line.append(CGSize(width: min(size.width, width), height: size.height), after: spacing)
        lines.append(line)
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    let height = lines.reduce(0) { $0 + $1.size.height } + lineSpacing * CGFloat(max(0, lines.count - 1))
    return CGSize(width: proposal.width ?? lines.map(\.size.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var rest = Array(subviews)[...]
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX + start(of: line, in: bounds.width)
      for size in line.sizes {
        rest.popFirst()?.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += line.size.height + lineSpacing
    }
  }

  private func start(of line: Line, in width: CGFloat) -> CGFloat {
    switch alignment {
    case .center: (width - line.size.width) / 2
    case .trailing: width - line.size.width
    default: 0
    }
  }
}
