public import A11yUIKit

/// SwiftUI's own view of a page.
public struct WebView: View {
  public struct ElementFullscreenBehavior: Sendable {
    public static let automatic = ElementFullscreenBehavior()
    public static let enabled = ElementFullscreenBehavior()
    public static let disabled = ElementFullscreenBehavior()
  }
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = BackForwardNavigationGesturesBehavior()
    public static let enabled = BackForwardNavigationGesturesBehavior()
    public static let disabled = BackForwardNavigationGesturesBehavior()
  }
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = LinkPreviewBehavior()
    public static let enabled = LinkPreviewBehavior()
    public static let disabled = LinkPreviewBehavior()
  }
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = MagnificationGesturesBehavior()
    public static let enabled = MagnificationGesturesBehavior()
    public static let disabled = MagnificationGesturesBehavior()
  }
  public var body: some View { OpaqueSurface("WebView", "shows a page of the web, and is not played") }
  public init(url: URL?) {}
  public init(_ page: WebPage) {}
}

/// A page that is shown by such a view; nothing of it is known, and no script is run in it.
@MainActor @Observable public final class WebPage {
  @MainActor public struct Configuration {
    public var userContentController = WKUserContentController()
    public var loadsSubresources = true
    public var allowsInlinePredictions = false
    public var applicationNameForUserAgent: String?
    public init() {}
  }
  public struct NavigationID: Hashable, Sendable {}
  public enum NavigationEvent: Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  public struct NavigationEvents: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public typealias Element = NavigationEvent
    public mutating func next() async throws -> NavigationEvent? { nil }
    public nonisolated func makeAsyncIterator() -> NavigationEvents { self }
  }
  public var url: URL? { nil }
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 1 }
  public var hasOnlySecureContent: Bool { true }
  public var themeColor: Color? { nil }
  public var customUserAgent: String?
  public var isInspectable = false
  public var navigations: NavigationEvents { NavigationEvents() }
  public init() {}
  public init(configuration: Configuration) {}
  @discardableResult public func load(_ url: URL?) -> NavigationEvents { NavigationEvents() }
  @discardableResult public func load(_ request: URLRequest) -> NavigationEvents { NavigationEvents() }
  @discardableResult public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> NavigationEvents { NavigationEvents() }
  @discardableResult public func reload(fromOrigin: Bool = false) -> NavigationEvents { NavigationEvents() }
  public func stopLoading() {}
  @discardableResult public func callJavaScript(
    _ body: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { nil }
}

extension View {
  public func webViewBackForwardNavigationGestures(
    _ behavior: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  public func webViewElementFullscreenBehavior(_ behavior: WebView.ElementFullscreenBehavior) -> some View { self }
  public func webViewLinkPreviews(_ behavior: WebView.LinkPreviewBehavior) -> some View { self }
  public func webViewMagnificationGestures(_ behavior: WebView.MagnificationGesturesBehavior) -> some View { self }
  public func webViewTextSelection(_ isEnabled: Bool) -> some View { self }
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
  /// The page does not move by itself, so that this is never called.
  public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
}
