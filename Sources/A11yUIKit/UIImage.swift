internal import Interface

/// A picture, as far as a name or a symbol tells what it shows.
public final class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  let source: Image.Source
  public let size: CGSize
  public var scale: CGFloat { 1 }
  public var accessibilityLabel: String?
  init(_ source: Image.Source, size: CGSize = .zero) {
    self.source = source
    self.size = size
  }
  public override convenience init() { self.init(.data) }
  public convenience init?(named name: String) { self.init(.named(name)) }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) { self.init(.named(name)) }
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(systemName))
  }
  public convenience init?(data: Data) {
    guard PictureData.isPicture(data) else { return nil }
    self.init(.data)
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = max(scale, 1)
    self.init(.data, size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.named(name))
  }
  public var cgImage: CGImage? { CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) }
  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func heicData() -> Data? { PictureData.png }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Any) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func pngData() -> Data? { PictureData.png }
  public func jpegData(compressionQuality: CGFloat) -> Data? { PictureData.png }
}

extension UIImage {
  /// How a picture is drawn.
  public class Configuration: NSObject, @unchecked Sendable {}

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(weight: SymbolWeight) {}
    public init(scale: SymbolScale) {}
    public init(font: UIFont) {}
    public init(font: UIFont, scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ other: Configuration) -> SymbolConfiguration { self }
  }
}

extension UIImage {
  var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }
  var assetName: String? { if case .named(let name) = source { name } else { nil } }
}

/// A view with a picture: an element only if its app says so.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }

  override var ownTraits: UIAccessibilityTraits { .image }

  override func description(by emitter: inout Emitter) -> Interface.View {
    guard isAccessibilityElement, let image else { return super.description(by: &emitter) }
    return emitter.picture(image, emitter.path(of: self))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  public convenience init(imageLiteralResourceName name: String) { self.init(.named(name)) }
}
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
