/// UIKit's pictures that code draws: what is drawn is not known, and there is a picture.
public final class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {}
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {}
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 3
  public var opaque = false
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
public final class UIGraphicsImageRendererContext: NSObject {
  public var cgContext: CGContext { CGContext() }
  public func fill(_ rect: CGRect) {}
}
/// The contexts that code has begun and not ended.
private enum ImageContexts {
  nonisolated(unsafe) static var count = 0
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageContexts.count += 1 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  ImageContexts.count += 1
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContexts.count > 0 ? UIImage() : nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContexts.count > 0 ? CGContext() : nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { ImageContexts.count = max(0, ImageContexts.count - 1) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Selector?, _ info: Any?) {}

public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
  public let pointSize: CGFloat
  init(_ size: CGFloat) { pointSize = size }
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public var symbolicTraits: SymbolicTraits { [] }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { self }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}
extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size: size == 0 ? descriptor.pointSize : size)
  }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(pointSize) }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size) }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// How a line under words, or through them, is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
