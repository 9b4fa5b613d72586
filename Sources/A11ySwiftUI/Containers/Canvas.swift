/// A drawing; it is not an accessibility element unless it is labelled, and what is drawn is not played.
nonisolated public struct Canvas<Symbols: View>: View, Renderable {
  let site = CallSite()
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}
  @MainActor func render(in context: RenderContext) -> Output {
    Output([Piece(.drawing(in: context.node.name), in: context)])
  }
}

/// What drawings are made with; nothing is drawn.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public struct Shading: Sendable {
    public static let foreground = Shading()
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      -> Shading
    { Shading() }
  }
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
      Filter()
    }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
  }
  public struct ResolvedText {
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  public struct ResolvedImage { public var size: CGSize { .zero } }
  public struct ResolvedSymbol { public var size: CGSize { .zero } }
  public var environment: EnvironmentValues { EnvironmentValues() }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}

/// A view drawn into a picture, which cannot be done here.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified
  public var isOpaque = false
  public init(content: Content) { self.content = content }
  public var cgImage: CGImage? { nil }
  /// Nothing is drawn here, so that nobody is asked to.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}
