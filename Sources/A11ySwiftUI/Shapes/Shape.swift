/// A form that can be filled.
nonisolated public protocol Shape: View, Sendable, Animatable where Body == Never {
  static var role: ShapeRole { get }
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var _shapeKind: _ShapeKind { get }
}

public enum ShapeRole: Sendable { case fill, stroke, separator }
/// The shapes that there are elements for.
public enum _ShapeKind: Sendable { case rectangle, roundedRectangle, circle, capsule, ellipse }

nonisolated extension Shape {
  public static var role: ShapeRole { .fill }
  public static var _isMadeAnywhere: Bool { true }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public var _shapeKind: _ShapeKind { .rectangle }
  public var body: Never { fatalError("a shape has no body") }
}

/// Shapes are rendered as what they are, whoever wrote them.
@MainActor
func renderShape(_ kind: _ShapeKind, in context: RenderContext) -> Output {
  Output([Piece(.shape(kind), in: context)])
}

/// What is done to the looks of a shape: it stays that shape.
nonisolated public struct ShapeView<Content: Shape>: View, Renderable {
  let site = CallSite()
  public let shape: Content
  /// What it is filled with; lines around it are not kept.
  var paint = Paint.weaker(0)

  @MainActor func render(in context: RenderContext) -> Output {
    var output = renderShape(shape._shapeKind, in: context)
    output.modify { $0.modifications.append(.look(.color(paint))) }
    return output
  }
}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, paint: content.paint)
  }
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { ShapeView(shape: self) }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .unknown)
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .unknown)
  }
  public func stroke(style: StrokeStyle) -> some Shape { DerivedShape(self) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { DerivedShape(self) }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { DerivedShape(self) }
  public func size(_ size: CGSize) -> some Shape {
    DerivedShape(self) { path(in: CGRect(origin: $0.origin, size: size)) }
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { DerivedShape(self) }
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { DerivedShape(self) }
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { DerivedShape(self) }
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { DerivedShape(self) }
}

nonisolated extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> Self { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self {
    self
  }
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> Self { self }
}

/// A shape made of another one.
nonisolated struct DerivedShape: InsettableShape {
  let _shapeKind: _ShapeKind
  private let makePath: @Sendable (CGRect) -> Path

  init<Base: Shape>(_ base: Base) { self.init(base) { base.path(in: $0) } }
  init<Base: Shape>(_ base: Base, _ makePath: @escaping @Sendable (CGRect) -> Path) {
    _shapeKind = base._shapeKind
    self.makePath = makePath
  }
  func path(in rect: CGRect) -> Path { makePath(rect) }
  func inset(by amount: CGFloat) -> DerivedShape {
    DerivedShape(self) { path(in: $0.insetBy(dx: amount, dy: amount)) }
  }
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<
    Self
  > {
    ShapeView(shape: self, paint: .unknown)
  }
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self>
  {
    ShapeView(shape: self, paint: .unknown)
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .unknown)
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .unknown)
  }
}

nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public var _shapeKind: _ShapeKind { .roundedRectangle }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }
  public var _shapeKind: _ShapeKind { .roundedRectangle }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

nonisolated public struct Circle: InsettableShape {
  public init() {}
  public var _shapeKind: _ShapeKind { .circle }
  public func path(in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - width / 2, y: rect.midY - width / 2, width: width, height: width))
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public var _shapeKind: _ShapeKind { .ellipse }
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public var _shapeKind: _ShapeKind { .capsule }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

nonisolated public struct ConcentricRectangle: InsettableShape {
  public init() {}
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric,
    isUniform: Bool = false
  ) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { DerivedShape(self).inset(by: amount) }
}

extension Edge {
  public enum Corner {
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      init() {}
      public init(integerLiteral value: Int) {}
      public init(floatLiteral value: Double) {}
      public static let concentric = Style()
      public static func concentric(minimum: Style?) -> Style { Style() }
      public static func fixed(_ radius: CGFloat) -> Style { Style() }
    }
  }
}

nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public var _shapeKind: _ShapeKind { .capsule }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated public struct AnyShape: InsettableShape {
  private let base: DerivedShape
  public init<S: Shape>(_ shape: S) { base = DerivedShape(shape) }
  public var _shapeKind: _ShapeKind { base._shapeKind }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func inset(by amount: CGFloat) -> AnyShape { AnyShape(base.inset(by: amount)) }
}

nonisolated extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
nonisolated extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
nonisolated extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
nonisolated extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
nonisolated extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
/// The shape that a bordered button would have here.
nonisolated public struct ButtonBorderInsetShape: InsettableShape {
  public init() {}
  public func inset(by amount: CGFloat) -> ButtonBorderInsetShape { self }
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
nonisolated extension Shape where Self == ButtonBorderInsetShape {
  public static var buttonBorder: ButtonBorderInsetShape { ButtonBorderInsetShape() }
}
nonisolated extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
nonisolated extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle { .init() }
}
