@_exported public import A11yUIKit

// The package GoogleSignIn: nobody is signed in, and nobody can be, since the device is offline.

public final class GIDSignIn: @unchecked Sendable {
  public static let sharedInstance = GIDSignIn()
  public var configuration: GIDConfiguration?
  public var currentUser: GIDGoogleUser? { nil }

  public func handle(_ url: URL) -> Bool { false }
  public func signOut() {}
  public func hasPreviousSignIn() -> Bool { false }
  public func disconnect() async throws { throw URLError(.notConnectedToInternet) }
  public func disconnect(completion: (((any Error)?) -> Void)? = nil) {
    completion?(URLError(.notConnectedToInternet))
  }
  @discardableResult public func restorePreviousSignIn() async throws -> GIDGoogleUser {
    throw GIDSignInError(.hasNoAuthInKeychain)
  }
  public func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil) {
    completion?(nil, GIDSignInError(.hasNoAuthInKeychain))
  }
  @discardableResult public func signIn(
    withPresenting controller: UIViewController, hint: String? = nil, additionalScopes: [String]? = nil,
    nonce: String? = nil
  ) async throws -> GIDSignInResult { throw URLError(.notConnectedToInternet) }
  public func signIn(
    withPresenting controller: UIViewController, hint: String? = nil, additionalScopes: [String]? = nil,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, URLError(.notConnectedToInternet)) }
  /// As it was called before the sixth version had a result of its own.
  public func signIn(
    with configuration: GIDConfiguration, presenting controller: UIViewController,
    callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) { callback?(nil, URLError(.notConnectedToInternet)) }
}

public final class GIDConfiguration: Sendable {
  public let clientID: String
  public let serverClientID: String?
  public init(clientID: String) { (self.clientID, serverClientID) = (clientID, nil) }
  public init(clientID: String, serverClientID: String?) {
    (self.clientID, self.serverClientID) = (clientID, serverClientID)
  }
}

public struct GIDSignInError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -1
    case keychain = -2
    case hasNoAuthInKeychain = -4
    case canceled = -5
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}

// Nobody makes one of these: they are what a sign-in would have brought.
public final class GIDSignInResult: Sendable {
  public let user: GIDGoogleUser
  public let serverAuthCode: String?
  private init(user: GIDGoogleUser) { (self.user, serverAuthCode) = (user, nil) }
}
public final class GIDGoogleUser: Sendable {
  public let userID: String?
  public let profile: GIDProfileData?
  public let idToken: GIDToken?
  public let accessToken: GIDToken
  public let refreshToken: GIDToken
  public let grantedScopes: [String]?
  private init(_ token: GIDToken) {
    (accessToken, refreshToken, idToken, userID, profile, grantedScopes) = (token, token, nil, nil, nil, nil)
  }
  public func refreshTokensIfNeeded() async throws -> GIDGoogleUser { throw URLError(.notConnectedToInternet) }
}
public final class GIDProfileData: Sendable {
  public let (email, name): (String, String)
  public let (givenName, familyName): (String?, String?)
  public let hasImage: Bool
  private init(email: String, name: String) {
    (self.email, self.name, givenName, familyName, hasImage) = (email, name, nil, nil, false)
  }
  public func imageURL(withDimension dimension: UInt) -> URL? { nil }
}
public final class GIDToken: Sendable {
  public let tokenString: String
  public let expirationDate: Date?
  private init(_ string: String) { (tokenString, expirationDate) = (string, nil) }
}

public enum GoogleSignInButtonColorScheme: Sendable { case dark, light }
public enum GoogleSignInButtonStyle: Sendable { case standard, wide, icon }
public enum GoogleSignInButtonState: Sendable { case normal, disabled, pressed }

/// Google's own button of the module GoogleSignInSwift; its icon says nothing, and its words are those of its sources.
public struct GoogleSignInButton: View {
  private let style: GoogleSignInButtonStyle
  private let state: GoogleSignInButtonState
  private let action: () -> Void

  public init(
    scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
    state: GoogleSignInButtonState = .normal, action: @escaping () -> Void
  ) { (self.style, self.state, self.action) = (style, state, action) }

  public var body: some View {
    Button(action: action) { Text(words) }.disabled(state == .disabled)
  }

  private var words: String {
    switch style {
    case .standard: "Sign in"
    case .wide: "Sign in with Google"
    case .icon: ""
    }
  }
}
