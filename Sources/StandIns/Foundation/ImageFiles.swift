// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import A11yUIKit
public import FoundationGaps

// Pictures that an app reads and writes by Image I/O: one that is read has its size, and what is written holds nothing.

public final class CGImageSource: Sendable {
  let image: CGImage
  init(_ image: CGImage) { self.image = image }
}
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  UIImage(data: data)?.cgImage.map(CGImageSource.init)
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { "public.image" }
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { source.image }
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { source.image }
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  [kCGImagePropertyPixelWidth: source.image.width, kCGImagePropertyPixelHeight: source.image.height]
}

public final class CGImageDestination: Sendable {}
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {}
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {}
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { true }

public typealias CFMutableData = NSMutableData
public func CFDataCreateMutable(_ allocator: CFTypeRef?, _ capacity: Int) -> CFMutableData? { NSMutableData() }

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageMetadataShouldExcludeGPS = "kCGImageMetadataShouldExcludeGPS"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyGPSDictionary = "{GPS}"
public let kCGImagePropertyExifDictionary = "{Exif}"
