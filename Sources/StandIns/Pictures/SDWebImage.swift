// The package's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import A11yUIKit

// The packages SDWebImage and SDWebImageSwiftUI: no picture ever arrives, and what stands there until then stays.

public struct WebImage<Content: View>: View {
  private let content: Content
  public var body: some View { content }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Self {
    self
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> Self { self }
  public func placeholder<P: View>(@ViewBuilder content: () -> P) -> WebImage<P> { WebImage<P>(content: content()) }
  public func placeholder(_ image: Image) -> WebImage<Image> { WebImage<Image>(content: image) }
}

extension WebImage where Content == Color {
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) { content = Color.clear }
}

extension WebImage {
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) { self.content = placeholder() }

  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) { self.content = content(.empty) }
}

public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that can move, shown by a view of UIKit's.
public struct AnimatedImage: View {
  private var content = AnyView(Color.clear)
  public var body: some View { content }

  public init(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), placeholderImage: UIImage? = nil
  ) {
    if let placeholderImage { content = AnyView(Image(uiImage: placeholderImage)) }
  }
  public init<P: View>(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: () -> P
  ) { content = AnyView(placeholder()) }
  public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {}
  public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {}

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Self {
    self
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self { self }
  public func placeholder<P: View>(@ViewBuilder content: () -> P) -> Self {
    var copy = self
    copy.content = AnyView(content())
    return copy
  }
  public func onViewCreate(perform action: ((UIView, Any) -> Void)? = nil) -> Self { self }
  public func onViewUpdate(perform action: ((UIView, Any) -> Void)? = nil) -> Self { self }
}

/// What both kinds of pictures are told.
public protocol _PictureFromWeb: View {}
extension WebImage: _PictureFromWeb {}
extension AnimatedImage: _PictureFromWeb {}

extension _PictureFromWeb {
  public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> Self { self }
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> Self { self }
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> Self { self }
  public func retryOnAppear(_ isEnabled: Bool) -> Self { self }
  public func cancelOnDisappear(_ isEnabled: Bool) -> Self { self }
  public func maxBufferSize(_ size: UInt?) -> Self { self }
  public func incrementalLoad(_ isEnabled: Bool) -> Self { self }
  public func purgeable(_ isEnabled: Bool) -> Self { self }
  public func pausable(_ isEnabled: Bool) -> Self { self }
  public func playbackRate(_ rate: Double) -> Self { self }
  public func playbackMode(_ mode: SDAnimatedImagePlaybackMode) -> Self { self }
  public func runLoopMode(_ mode: RunLoop.Mode) -> Self { self }
  public func customLoopCount(_ count: UInt?) -> Self { self }
  public func indicator(_ indicator: WebImageIndicator) -> Self { self }
  public func transition(_ transition: SDWebImageTransition) -> Self { self }
}

public enum SDAnimatedImagePlaybackMode: Sendable { case normal, reverse, bounce, reversedBounce }
public enum SDImageCacheType: Sendable { case none, disk, memory, all }

public struct WebImageIndicator: Sendable {
  public static let activity = WebImageIndicator()
  public static let progress = WebImageIndicator()
  public static func activity(style: UIActivityIndicatorView.Style) -> WebImageIndicator { WebImageIndicator() }
}

public struct SDWebImageTransition: Sendable {
  public static let fade = SDWebImageTransition()
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { SDWebImageTransition() }
}

public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
}

public struct SDWebImageContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
}

public final class SDImageCache: Sendable {
  public static let shared = SDImageCache()
  public func clearMemory() {}
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
  public func totalDiskSize() -> UInt { 0 }
  public func imageFromCache(forKey key: String?) -> UIImage? { nil }
}

public final class SDWebImagePrefetcher: Sendable {
  public static let shared = SDWebImagePrefetcher()
  public func prefetchURLs(_ urls: [URL]?) {}
  public func cancelPrefetching() {}
}

extension UIImageView {
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    completed: ((UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void)? = nil
  ) {
    image = placeholderImage
    completed?(nil, URLError(.notConnectedToInternet), .none, url)
  }
  public func sd_cancelCurrentImageLoad() {}
}
