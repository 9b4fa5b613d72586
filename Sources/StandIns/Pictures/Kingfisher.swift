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
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case transition(ImageTransition)
  case forceRefresh, onlyFromCache, backgroundDecode, cacheOriginalImage, cacheMemoryOnly, loadDiskFileSynchronously
}

/// How long what was found is kept.
public enum StorageExpiration: Sendable {
  case never, expired
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
}
public enum ImageTransition: Sendable {
  case none
  case fade(TimeInterval)
}
/// What changes a request before it is sent; none is.
public protocol AsyncImageDownloadRequestModifier: Sendable {}
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}
public struct AnyModifier: ImageDownloadRequestModifier {
  private let modify: @Sendable (URLRequest) -> URLRequest?
  public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) { self.modify = modify }
  public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}
/// Where a picture comes from.
public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}
extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
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

/// What was looked for among the pictures that have been kept.
public enum ImageCacheResult: Sendable {
  case disk(KFCrossPlatformImage)
  case memory(KFCrossPlatformImage)
  case none

  public var image: KFCrossPlatformImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }
  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}
/// Where pictures are kept, and how many.
public final class ImageStorage: @unchecked Sendable {
  public struct Config: Sendable {
    public var sizeLimit: UInt = 0
    public var totalCostLimit = 0
    public var countLimit = Int.max
    public var expiration = StorageExpiration.days(7)
  }
  public var config = Config()
}

/// Pictures that have been kept: there are none.
public final class ImageCache: Sendable {
  public let memoryStorage = ImageStorage()
  public let diskStorage = ImageStorage()
  public var diskStorageSize: UInt { get async throws { 0 } }
  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: (@Sendable (Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) { completionHandler?(.success(.none)) }
  public func retrieveImage(forKey key: String, options: KingfisherOptionsInfo? = nil) async throws -> ImageCacheResult
  {
    .none
  }
  public func clearCache() async {}
  public func clearDiskCache() async {}
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
  public func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> KFImage { self }
  public func requestModifier(_ change: @escaping @Sendable (inout URLRequest) -> Void) -> KFImage { self }
  public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> KFImage { self }
  public func diskCacheExpiration(_ expiration: StorageExpiration?) -> KFImage { self }
  public func onlyFromCache(_ isEnabled: Bool = true) -> KFImage { self }
  public func configure(_ change: @escaping (Image) -> Image) -> KFImage { self }
  public func contentConfigure<Content: View>(_ change: @escaping (Image) -> Content) -> KFImage { self }
}
