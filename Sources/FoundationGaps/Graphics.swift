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
  public var colorSpace: CGColorSpace? { .shared }
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? { self }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
/// What the parts of a color mean; all colors here are in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  fileprivate static let shared = CGColorSpace()
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private init() {}
  public convenience init?(name: String) { self.init() }
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public var numberOfComponents: Int { 3 }
}
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .shared }
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
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

public final class CGContext {
  public let width: Int
  public let height: Int
  public var interpolationQuality = CGInterpolationQuality.default

  public init() { (width, height) = (0, 0) }
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { (self.width, self.height) = (width, height) }
  /// Draws pages into a file, which stays as it is.
  public init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ information: [String: Any]?) {
    // Without a box a page is of the size of a letter.
    let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
    (width, height) = (Int(exactly: size.width.rounded()) ?? 0, Int(exactly: size.height.rounded()) ?? 0)
  }
  public func beginPDFPage(_ information: [String: Any]?) {}
  public func endPDFPage() {}
  public func closePDF() {}
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func saveGState() {}
  public func restoreGState() {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func beginPath() {}
  public func closePath() {}
  public func fillPath() {}
  public func strokePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
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
