/// A path, of which nothing is drawn.
public final class UIBezierPath: NSObject, @unchecked Sendable {
  public override init() {}
  public init(rect: CGRect) {}
  public init(ovalIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {}
  public var cgPath: CGPath { CGPath() }
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  public func close() {}
  public func fill() {}
  public func stroke() {}
  public func addClip() {}
  public func append(_ path: UIBezierPath) {}
  public var lineWidth: CGFloat {
    get { 1 }
    set {}
  }
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
