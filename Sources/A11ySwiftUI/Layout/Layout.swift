/// A way of arranging views that the app wrote itself.
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(direction: (self as? any StackLayout)?.direction, layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A layout that is one of the stacks.
private protocol StackLayout {
  var direction: StackPiece.Direction { get }
}

/// Views under a layout of the app's.
nonisolated struct LaidOut<L: Layout, Content: View>: View, Renderable {
  let direction: StackPiece.Direction?
  let layout: L
  let content: Content

  @MainActor func render(in context: RenderContext) -> Output {
    let inner = context.at(.slot("layout")).render(content)
    if let direction {
      return Output(
        [Piece(.stack(StackPiece(direction: direction, content: inner.pieces)), in: context)],
        preferences: inner.preferences)
    }
    let proposal = ProposedViewSize(context.space)
    let subviews = LayoutSubviews(pieces: inner.pieces, environment: context.environment)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    let placed = zip(inner.pieces, subviews.map(\.frame)).inReadingOrder.map { piece, frame -> Piece in
      var copy = piece
      copy.modifications.append(.layout(.offset(x: Double(frame.minX), y: Double(frame.minY))))
      return copy
    }
    var piece = Piece(.stack(StackPiece(direction: .depth, alignment: .topLeading, content: placed)), in: context)
    piece.modifications.append(
      .layout(.fixedFrame(width: Double(size.width), height: Double(size.height), .topLeading)))
    return Output([piece], preferences: inner.preferences)
  }
}

extension Sequence where Element == (Piece, CGRect) {
  /// The pieces line by line, since layers are read in the order in which they are given.
  ///
  /// What begins less than eight points below the first of a line belongs to it, as in VoiceOver's own order
  /// (AccessibilitySnapshot, ElementOrderTests).
  fileprivate var inReadingOrder: [Element] {
    var lines: [[Element]] = []
    for element in sorted(by: { $0.1.minY < $1.1.minY }) {
      if let first = lines.last?.first, element.1.minY - first.1.minY < 8 {
        lines[lines.count - 1].append(element)
      } else {
        lines.append([element])
      }
    }
    return lines.flatMap { line in line.sorted { $0.1.minX < $1.1.minX } }
  }
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

public struct ViewSpacing: Sendable {
  public init() {}
  public static let zero = ViewSpacing()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A view as a layout of the app's sees it.
public struct LayoutSubview: Equatable {
  private final class Placement {
    var frame = CGRect.zero
  }

  let piece: Piece
  let environment: EnvironmentValues
  private let placement = Placement()

  init(piece: Piece, environment: EnvironmentValues) {
    self.piece = piece
    self.environment = environment
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    piece.traits.layoutValues[ObjectIdentifier(key)].kept() ?? K.defaultValue
  }
  public var priority: Double { piece.traits.priority }
  public var spacing: ViewSpacing { ViewSpacing() }
  public var containerValues: ContainerValues { piece.traits.containerValues }
  var frame: CGRect { placement.frame }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    piece.measured(proposal, in: environment)
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    placement.frame = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.piece.path == other.piece.path }
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let subviews: [LayoutSubview]
  public var layoutDirection: LayoutDirection { .leftToRight }

  init(pieces: [Piece], environment: EnvironmentValues) {
    subviews = pieces.map { LayoutSubview(piece: $0, environment: environment) }
  }
  private init(_ subviews: [LayoutSubview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds])) }
}

public struct HStackLayout: Layout, StackLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  fileprivate var direction: StackPiece.Direction { .horizontal }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

public struct VStackLayout: Layout, StackLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  fileprivate var direction: StackPiece.Direction { .vertical }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

public struct ZStackLayout: Layout, StackLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  fileprivate var direction: StackPiece.Direction { .depth }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

public struct GridLayout: Layout, StackLayout {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
  fileprivate var direction: StackPiece.Direction { .vertical }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// One of several layouts.
public struct AnyLayout {
  private let arrange: (AnyView) -> AnyView

  public init<L: Layout>(_ layout: L) { arrange = { content in AnyView(layout { content }) } }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { arrange(AnyView(content())) }
}

nonisolated extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait { $0.layoutValues[ObjectIdentifier(key)] = value }
  }
}
