/// A view that knows how large it is.
nonisolated public struct GeometryReader<Content: View>: View, Renderable {
  let site = CallSite()
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor func render(in context: RenderContext) -> Output {
    context.graph.geometryReads += 1
    let told = context.keep("told") { ToldFrame(context.node) }
    context.graph.note(told, at: context.path)
    // The guess is good enough where nothing is laid out, as in a view that is only measured.
    let space = told.frame.map { frame in context.within { $0 = frame.size }.endless { $0 = [] } } ?? context
    var proxy = space.geometry
    if let frame = told.frame { proxy.origin = frame.origin }
    let shown = space.at(.slot("geometry")).render(context.evaluate { content(proxy) })
    var inner = Piece(
      .stack(StackPiece(direction: .depth, alignment: .topLeading, content: shown.pieces)),
      in: context.at(.slot("space")))
    inner.modifications.append(.layout(.flexibleFrame(.allThereIs)))
    // The stack around has the frame of the space, as the inner one has that of its content.
    let piece = Piece(
      .stack(StackPiece(direction: .depth, alignment: .topLeading, content: [inner])), in: context)
    return Output([piece], preferences: shown.preferences)
  }
}

extension LayoutChange.FlexibleFrame {
  /// As large as it may be, whatever is in it, and 10 by 10 where that is left to it, as in what is scrolled (as every
  /// view that takes the space that there is: Apple's reference of
  /// `ProposedViewSize.replacingUnspecifiedDimensions(by:)`).
  fileprivate static let allThereIs = Self(
    minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity,
    alignment: .topLeading)
}

/// How large a view is, and where it stands.
public struct GeometryProxy: Sendable {
  public var size: CGSize
  public var safeAreaInsets = EdgeInsets()
  /// Where the view stands on the screen; in another space, as in what scrolls, it is taken to stand at the beginning.
  var origin = CGPoint.zero

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(CGRect(origin: .zero, size: size)) }
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space.isGlobal ? origin : .zero, size: size)
  }
  @_disfavoredOverload
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}

public struct Anchor<Value>: @unchecked Sendable {
  let resolve: (CGRect) -> Value

  public struct Source: @unchecked Sendable {
    let anchor: Anchor<Value>
  }
}

extension Anchor where Value == CGRect {
  /// The place of the whole view.
  package static var bounds: Anchor { Anchor { $0 } }
}

// Two are the same that stand for the same place in any view.
extension Anchor: Equatable where Value: Equatable {
  private var place: Value { resolve(CGRect(x: 1, y: 2, width: 3, height: 5)) }

  public static func == (one: Anchor<Value>, other: Anchor<Value>) -> Bool { one.place == other.place }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init(anchor: Anchor { $0 }) }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(anchor: Anchor { _ in rect }) }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(anchor: Anchor { _ in point }) }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(anchor: Anchor { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) })
  }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public var coordinateSpace: CoordinateSpace { .local } }
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public var coordinateSpace: CoordinateSpace { .global } }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .local) }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .local) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { .init() } }

public struct ViewDimensions: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .leading ? 0 : guide == .trailing ? width : width / 2
  }
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .center ? height / 2 : height
  }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

nonisolated extension View {
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    rendered { content, context in
      let told = context.keep("geometry") { LastValue<T?>(nil) }
      let output = context.at(.slot("content")).render(content)
      let value = transform(GeometryProxy(size: output.size(in: context)))
      if told.value != value {
        let last = told.value ?? value
        told.value = value
        context.graph.afterUpdate { action(last, value) }
      }
      return output
    }
  }

  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }
}

nonisolated public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect { public init() {} }
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
