/// A line that shapes are made of; only its bounds are kept.
nonisolated public struct Path: Shape, Equatable, CustomStringConvertible {
  public private(set) var boundingRect = CGRect.null
  public private(set) var currentPoint: CGPoint?

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRect(rect)
  }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ path: CGPath) { self = path.path }
  public init?(_ string: String) {}

  public var isEmpty: Bool { boundingRect.isNull }
  public var description: String { "\(boundingRect)" }
  public var cgPath: CGPath { CGPath(self) }
  public func path(in rect: CGRect) -> Path { self }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }

  private mutating func include(_ point: CGPoint) {
    currentPoint = point
    boundingRect = boundingRect.union(CGRect(origin: point, size: .zero))
  }
  public mutating func move(to point: CGPoint) { include(point) }
  public mutating func addLine(to point: CGPoint) { include(point) }
  public mutating func addLines(_ points: [CGPoint]) { for point in points { include(point) } }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { include(point) }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { include(point) }
  public mutating func closeSubpath() {}
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    boundingRect = boundingRect.union(rect.applying(transform))
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { addCircle(center, radius, transform) }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) { addCircle(center, radius, transform) }
  /// The whole circle that an arc is a part of.
  private mutating func addCircle(_ center: CGPoint, _ radius: CGFloat, _ transform: CGAffineTransform) {
    let circle = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    addRect(circle, transform: transform)
  }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    include(tangent1End)
    include(tangent2End)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    addRect(path.boundingRect, transform: transform)
  }
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path(boundingRect.applying(transform))
    path.currentPoint = currentPoint?.applying(transform)
    return path
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}
