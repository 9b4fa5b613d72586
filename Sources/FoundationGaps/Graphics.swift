/// Core Graphics' types, as far as views name them.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0
  public init() {}
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
  public static let identity = CGAffineTransform()
  /// This transform, and then the other one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// The way back; the transform itself where there is none (Apple, “CGAffineTransformInvert”).
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}
extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
extension CGRect {
  /// The smallest rectangle around the corners, wherever they come to (Apple, “CGRectApplyAffineTransform”).
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0).applying(transform) } }
    return corners.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
/// A color in sRGB; the parts are those that SwiftUI knows of it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha; black where nothing is known, so that what an app counts on is there.
  private let parts: [CGFloat]

  public convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [CGFloat]? { parts }
  public var numberOfComponents: Int { parts.count }
  public var alpha: CGFloat { parts[3] }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int

  package init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }

  public func cropping(to rect: CGRect) -> CGImage? {
    guard let width = Int(exactly: rect.width.rounded()), let height = Int(exactly: rect.height.rounded()) else {
      return nil
    }
    return CGImage(width: width, height: height)
  }
}
public final class CGContext {
  public init() {}
  public func setFillColor(_ color: CGColor) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
}

/// What Core Animation draws of a view of UIKit's.
open class CALayer: NSObject {
  open func render(in context: CGContext) {}
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 0
  public var shadowOffset = CGSize.zero
  public var opacity: Float = 1
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var contents: Any?
  public var isHidden = false
  public var mask: CALayer?
  public func addSublayer(_ layer: CALayer) {}
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  public func removeFromSuperlayer() {}
  public func removeAllAnimations() {}
}

/// A layer with colors that go over into each other.
open class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}
