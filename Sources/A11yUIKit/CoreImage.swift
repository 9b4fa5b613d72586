/// Core Image, as far as apps make codes and take colors apart with it: its pictures show nothing that is said.
public final class CIColor: NSObject, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(color: UIColor) {
    let parts = color.color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    self.init(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(color.color.alpha)
    )
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

public final class CIImage: NSObject, Sendable {
  public let extent: CGRect

  init(_ extent: CGRect) { self.extent = extent }
  public convenience init?(image: UIImage) { self.init(CGRect(origin: .zero, size: image.size)) }
  public convenience init(color: CIColor) { self.init(.zero) }
  public func transformed(by transform: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { CIImage(rect) }
  public func clampedToExtent() -> CIImage { self }
  public func composited(over other: CIImage) -> CIImage { CIImage(extent.union(other.extent)) }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

public final class CIContext: NSObject, Sendable {
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { CGImage() }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(.data, size: ciImage.extent.size) }
  public var ciImage: CIImage? { nil }
}
