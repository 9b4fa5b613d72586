public import A11yUIKit

// What Kingfisher has beside its view: pictures are looked for, and none is found.

public typealias KFCrossPlatformImage = UIImage
public typealias KFAnimatedImage = KFImage
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// What changes a picture that has arrived.
public protocol ImageModifier: Sendable {
  func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}

/// What makes a picture of data that have arrived.
public protocol ImageProcessor: Sendable {
  var identifier: String { get }
}

extension ImageProcessor {
  public var identifier: String { "" }
}

public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public init() {}
}

public struct DownsamplingImageProcessor: ImageProcessor {
  public init(size: CGSize) {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {}
}

public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
  public enum ContentMode: Sendable { case none, aspectFit, aspectFill }
}

public struct BlurImageProcessor: ImageProcessor {
  public init(blurRadius: CGFloat) {}
}

public enum KingfisherOptionsInfoItem: Sendable {
  case targetCache(ImageCache)
  case processor(any ImageProcessor)
  case imageModifier(any ImageModifier)
  case scaleFactor(CGFloat)
  case downloadPriority(Float)
  case forceRefresh, onlyFromCache, backgroundDecode, cacheOriginalImage, cacheMemoryOnly, loadDiskFileSynchronously
}

public enum KingfisherError: Error, Sendable {
  case notFound

  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
}

public enum CacheType: Sendable {
  case none, memory, disk

  public var cached: Bool { self != .none }
}

/// A picture that has been found.
public struct RetrieveImageResult: Sendable {
  public let image: KFCrossPlatformImage
  public let cacheType: CacheType
}

/// Pictures that have been kept: there are none.
public final class ImageCache: Sendable {
  public static let `default` = ImageCache(name: "default")
  public init(name: String) {}
  public func isCached(forKey key: String, processorIdentifier: String = "") -> Bool { false }
  public func imageCachedType(forKey key: String, processorIdentifier: String = "") -> CacheType { .none }
  public func store(_ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String) {}
  public func removeImage(forKey key: String, completionHandler: (@Sendable () -> Void)? = nil) { completionHandler?() }
  public func clearCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
  public func clearMemoryCache() {}
  public func clearDiskCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
  public func cleanExpiredDiskCache(completion: (@Sendable () -> Void)? = nil) { completion?() }
  public func calculateDiskStorageSize(completion: @escaping @Sendable (Result<UInt, KingfisherError>) -> Void) {
    completion(.success(0))
  }
}

/// What looks for pictures, and finds none.
public final class KingfisherManager: Sendable {
  public static let shared = KingfisherManager()
  public let cache = ImageCache.default

  @discardableResult
  public func retrieveImage(
    with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> Bool {
    completionHandler?(.failure(.notFound))
    return false
  }

  public func retrieveImage(with url: URL, options: KingfisherOptionsInfo? = nil) async throws -> RetrieveImageResult {
    throw KingfisherError.notFound
  }
}

extension KFImage {
  public init(_ url: URL?, isLoaded: Binding<Bool>) { self.init(url) }
  public func imageModifier(_ modifier: any ImageModifier) -> KFImage { self }
  public func imageModifier(_ change: @escaping (inout KFCrossPlatformImage) -> Void) -> KFImage { self }
  public func setProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func appendProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func downsampling(size: CGSize) -> KFImage { self }
  public func roundCorner(radius: CGFloat) -> KFImage { self }
  public func blur(radius: CGFloat) -> KFImage { self }
  public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  public func targetCache(_ cache: ImageCache) -> KFImage { self }
  public func cacheMemoryOnly(_ isEnabled: Bool = true) -> KFImage { self }
  public func backgroundDecode(_ isEnabled: Bool = true) -> KFImage { self }
  public func fromMemoryCacheOrRefresh(_ isEnabled: Bool = true) -> KFImage { self }
  public func startLoadingBeforeViewAppear(_ isEnabled: Bool = true) -> KFImage { self }
  public func reducePriorityOnDisappear(_ isEnabled: Bool) -> KFImage { self }
  public func onFailureImage(_ image: KFCrossPlatformImage?) -> KFImage { self }
  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
  public func configure(_ change: @escaping (Image) -> Image) -> KFImage { self }
  public func contentConfigure<Content: View>(_ change: @escaping (Image) -> Content) -> KFImage { self }
}
