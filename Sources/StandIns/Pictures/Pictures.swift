@_exported public import A11yUIKit

// Well-known packages for pictures from the network, which never arrive: what stands there until then stays.

// MARK: - Nuke and NukeUI
public protocol LazyImageState {
  var image: Image? { get }
  var imageContainer: ImageContainer? { get }
  var error: (any Error)? { get }
  var isLoading: Bool { get }
}
public struct ImageContainer: Sendable {
  public var image: UIImage
  public var type: AssetType?
  public var data: Data?
  public var isPreview: Bool
  public init(image: UIImage, type: AssetType? = nil, isPreview: Bool = false, data: Data? = nil) {
    (self.image, self.type, self.isPreview, self.data) = (image, type, isPreview, data)
  }
}
public struct AssetType: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let png = AssetType(rawValue: "public.png")
  public static let jpeg = AssetType(rawValue: "public.jpeg")
  public static let gif = AssetType(rawValue: "com.compuserve.gif")
  public static let webp = AssetType(rawValue: "public.webp")
  public static let heic = AssetType(rawValue: "public.heic")
  public static let mp4 = AssetType(rawValue: "public.mp4")
}
struct LoadingImage: LazyImageState {
  var image: Image? { nil }
  var imageContainer: ImageContainer? { nil }
  var error: (any Error)? { nil }
  var isLoading: Bool { true }
}
public struct LazyImage<Content: View>: View {
  private let content: () -> Content
  // As in NukeUI: what is laid over it is there even where its content is not.
  public var body: some View { ZStack { content() } }
  public init(
    url: URL?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) { self.content = { content(LoadingImage()) } }
  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) { self.content = { content(LoadingImage()) } }
  public func processors(_ processors: [any ImageProcessing]?) -> Self { self }
  public func priority(_ priority: ImageRequest.Priority?) -> Self { self }
  public func pipeline(_ pipeline: ImagePipeline) -> Self { self }
  public func onStart(_ action: @escaping (ImageTask) -> Void) -> Self { self }
}
extension LazyImage where Content == Color {
  public init(url: URL?) { content = { Color.clear } }
  public init(request: ImageRequest?) { content = { Color.clear } }
}
public protocol ImageProcessing: Sendable {}
public enum ImageProcessors {
  public struct Resize: ImageProcessing {
    public init(size: CGSize, crop: Bool = false, upscale: Bool = false) {}
    public init(width: CGFloat, upscale: Bool = false) {}
    public init(height: CGFloat, upscale: Bool = false) {}
  }
}
extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(size: CGSize, crop: Bool = false, upscale: Bool = false) -> Self { .init(size: size) }
  public static func resize(width: CGFloat, upscale: Bool = false) -> Self { .init(width: width) }
  public static func resize(height: CGFloat, upscale: Bool = false) -> Self { .init(height: height) }
}
public struct ImageRequest: Sendable, ExpressibleByStringLiteral {
  public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
  public let url: URL?
  public init(url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal) { self.url = url }
  public init(stringLiteral value: String) { url = URL(string: value) }
}
public final class ImageTask: Sendable {}
public final class ImagePipeline: Sendable {
  public static let shared = ImagePipeline()
  public let cache = Cache()
  public struct Cache: Sendable {
    public func removeAll() {}
    public func cachedImage(for request: ImageRequest) -> UIImage? { nil }
  }
  public func image(for url: URL) async throws -> UIImage { throw CancellationError() }
  public func image(for request: ImageRequest) async throws -> UIImage { throw CancellationError() }
  public func data(for request: ImageRequest) async throws -> (Data, URLResponse?) { throw CancellationError() }
}
public final class ImagePrefetcher: Sendable {
  public init() {}
  public func startPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with urls: [URL]) {}
}

// MARK: - Kingfisher
public struct KFImage: View {
  private var placeholder = AnyView(Color.clear)
  public var body: some View { ZStack { placeholder } }
  public init(_ url: URL?) {}
  public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
  private func with(_ placeholder: AnyView) -> KFImage {
    var copy = self
    copy.placeholder = placeholder
    return copy
  }
  public func placeholder<P: View>(@ViewBuilder _ content: () -> P) -> KFImage { with(AnyView(content())) }
  public func placeholder<P: View>(@ViewBuilder _ content: (Progress) -> P) -> KFImage {
    with(AnyView(content(Progress(totalUnitCount: 1))))
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> KFImage {
    self
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
  public func fade(duration: TimeInterval) -> KFImage { self }
  public func retry(maxCount: Int, interval: Any? = nil) -> KFImage { self }
  public func cacheOriginalImage(_ isEnabled: Bool = true) -> KFImage { self }
  public func cancelOnDisappear(_ isEnabled: Bool) -> KFImage { self }
  public func loadDiskFileSynchronously(_ isEnabled: Bool = true) -> KFImage { self }
  public func forceRefresh(_ isEnabled: Bool = true) -> KFImage { self }
  public func onFailure(_ action: ((any Error) -> Void)?) -> KFImage { self }
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
}
