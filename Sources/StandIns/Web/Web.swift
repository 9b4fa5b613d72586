@_exported public import A11yUIKit

/// Pages of the web, which are not loaded.
@preconcurrency @MainActor open class WKWebView: UIView, DrawnElsewhere {
  public let configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public var allowsBackForwardNavigationGestures = false
  public var isInspectable = false
  public var customUserAgent: String?
  public var url: URL? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 1 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
}
@preconcurrency @MainActor public final class WKWebViewConfiguration: NSObject {
  public var userContentController = WKUserContentController()
  public var preferences = WKPreferences()
  public var allowsInlineMediaPlayback = false
  public var defaultWebpagePreferences = WKWebpagePreferences()
  public var websiteDataStore = WKWebsiteDataStore()
}
@preconcurrency @MainActor public final class WKUserContentController: NSObject {
  public func addUserScript(_ script: WKUserScript) {}
  public func add(_ handler: any WKScriptMessageHandler, name: String) {}
  public func removeScriptMessageHandler(forName name: String) {}
}
@preconcurrency @MainActor public final class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}
@preconcurrency @MainActor public final class WKPreferences: NSObject { public var javaScriptEnabled = true }
@preconcurrency @MainActor public final class WKWebpagePreferences: NSObject {
  public var allowsContentJavaScript = true
}
@preconcurrency @MainActor public final class WKWebsiteDataStore: NSObject {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public let httpCookieStore = WKHTTPCookieStore()
}
/// The cookies of pages: those that the app has set itself, since no page is loaded.
@preconcurrency @MainActor public final class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  public func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }
  public func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
  public func deleteCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }
  public func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }
  public func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
  public func allCookies() async -> [HTTPCookie] { cookies }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
  }
}
@preconcurrency @MainActor public final class WKScriptMessage: NSObject {
  public var name: String { "" }
  public var body: Any { "" }
}
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
@preconcurrency @MainActor public final class WKNavigation: NSObject {}
@preconcurrency @MainActor public final class WKNavigationAction: NSObject {
  public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  public var navigationType: WKNavigationType { .other }
  public var targetFrame: WKFrameInfo? { nil }
}
@preconcurrency @MainActor public final class WKFrameInfo: NSObject { public var isMainFrame: Bool { true } }
@preconcurrency @MainActor public final class WKNavigationResponse: NSObject {}
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

@preconcurrency @MainActor open class SFSafariViewController: UIViewController, DrawnElsewhere {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public override init() {}
  }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  public var preferredBarTintColor: UIColor?
  public var preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}

// MARK: - Signing in
@preconcurrency @MainActor public final class ASWebAuthenticationSession: NSObject {
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void) {}
  @discardableResult public func start() -> Bool { false }
  public func cancel() {}
}
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
public typealias ASPresentationAnchor = UIWindow
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
public struct WebAuthenticationSession: Sendable {
  public enum BrowserSession: Sendable { case ephemeral, shared }
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw CancellationError() }
}
public struct AuthorizationController: Sendable {
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    throw CancellationError()
  }
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw CancellationError() }
  public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws
    -> ASAuthorizationResult
  {
    throw CancellationError()
  }
}
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}
public final class ASAuthorizationAppleIDCredential: NSObject {
  public var user: String { "" }
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var identityToken: Data? { nil }
  public var authorizationCode: Data? { nil }
}
public final class ASPasswordCredential: NSObject {
  public let user: String
  public let password: String
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
public final class ASAuthorizationPasswordProvider: NSObject {
  public func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}
public final class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  // Nobody has signed in.
  public func credentialState(forUserID id: String) async throws -> CredentialState { .notFound }
  public func getCredentialState(forUserID id: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
    completion(.notFound, nil)
  }
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
}
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests requests: [ASAuthorizationRequest]) {}
  public func performRequests() {}
  public func cancel() {}
}
public struct ASAuthorizationError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  public let code: Code
}
extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
}
public final class ASAuthorization: NSObject {
  public struct Scope: Hashable, Sendable {
    public static let email = Scope(name: "email")
    public static let fullName = Scope(name: "fullName")
    let name: String
  }
  public var credential: Any { "" }
}
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    public static let signIn = Label(words: "Sign in with Apple")
    public static let signUp = Label(words: "Sign up with Apple")
    public static let `continue` = Label(words: "Continue with Apple")
    let words: String
  }
  public struct Style: Sendable {
    public static let black = Style()
    public static let white = Style()
    public static let whiteOutline = Style()
  }
  private let label: Label
  public var body: some View { Button(LocalizedStringKey(label.words)) {} }
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Swift.Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
}
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}

// MARK: - Previews of links
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  public var originalURL: URL?
  public var url: URL?
  public var title: String?
  public var iconProvider: NSItemProvider?
  public var imageProvider: NSItemProvider?
}
public final class LPMetadataProvider: NSObject, @unchecked Sendable {
  public var timeout: TimeInterval = 30
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw CancellationError() }
}
@preconcurrency @MainActor open class LPLinkView: UIView, DrawnElsewhere {
  public var metadata = LPLinkMetadata()
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public convenience init(url: URL) { self.init(metadata: LPLinkMetadata()) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
