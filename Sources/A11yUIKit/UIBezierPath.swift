/// A path, of which nothing is drawn.
public final class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  public var lineWidth: CGFloat = 1

  public override init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path = Path(rect) }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = Path(rect)
  }
  public init(cgPath: CGPath) { path = Path(cgPath) }
  public var cgPath: CGPath { CGPath(path) }
  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public func close() { path.closeSubpath() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func fill() {}
  public func stroke() {}
  public func addClip() {}
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
