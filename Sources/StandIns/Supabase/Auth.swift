public import Foundation

public final class AuthClient: Sendable {
  public var currentUser: User? { nil }
  public var currentSession: Session? { nil }
  public var session: Session { get async throws { throw AuthError.sessionMissing } }
  /// What happens to the session: at first it is told that there is none, and nothing follows.
  public var authStateChanges: AsyncStream<(event: AuthChangeEvent, session: Session?)> {
    AsyncStream { stream in
      stream.yield((.initialSession, nil))
      stream.finish()
    }
  }

  public func user(jwt: String? = nil) async throws -> User { throw AuthError.sessionMissing }
  @discardableResult public func signUp(
    email: String, password: String, data: [String: AnyJSON]? = nil, redirectTo: URL? = nil
  ) async throws -> AuthResponse { throw offline() }
  @discardableResult public func signIn(email: String, password: String) async throws -> Session { throw offline() }
  @discardableResult public func signIn(phone: String, password: String) async throws -> Session { throw offline() }
  @discardableResult public func signInAnonymously(data: [String: AnyJSON]? = nil) async throws -> Session {
    throw offline()
  }
  @discardableResult public func signInWithIdToken(credentials: OpenIDConnectCredentials) async throws -> Session {
    throw offline()
  }
  @discardableResult public func signInWithOAuth(
    provider: Provider, redirectTo: URL? = nil, scopes: String? = nil,
    queryParams: [(name: String, value: String?)] = []
  ) async throws -> Session { throw offline() }
  public func signInWithOTP(
    email: String, redirectTo: URL? = nil, shouldCreateUser: Bool = true, data: [String: AnyJSON]? = nil
  ) async throws { throw offline() }
  public func signInWithOTP(phone: String, shouldCreateUser: Bool = true) async throws { throw offline() }
  @discardableResult public func verifyOTP(
    email: String, token: String, type: EmailOTPType, redirectTo: URL? = nil
  ) async throws -> AuthResponse { throw offline() }
  public func resetPasswordForEmail(_ email: String, redirectTo: URL? = nil) async throws { throw offline() }
  @discardableResult public func update(user: UserAttributes, redirectTo: URL? = nil) async throws -> User {
    throw offline()
  }
  @discardableResult public func refreshSession(refreshToken: String? = nil) async throws -> Session { throw offline() }
  @discardableResult public func session(from url: URL) async throws -> Session { throw offline() }
  @discardableResult public func setSession(accessToken: String, refreshToken: String) async throws -> Session {
    throw offline()
  }
  public func signOut(scope: SignOutScope = .global) async throws {}
  public func handle(_ url: URL) {}
}

public enum AuthError: Error, LocalizedError, Sendable {
  case sessionMissing

  public var errorDescription: String? { "Auth session missing." }
}

public enum AuthChangeEvent: String, Sendable {
  case initialSession = "INITIAL_SESSION"
  case passwordRecovery = "PASSWORD_RECOVERY"
  case signedIn = "SIGNED_IN"
  case signedOut = "SIGNED_OUT"
  case tokenRefreshed = "TOKEN_REFRESHED"
  case userUpdated = "USER_UPDATED"
  case userDeleted = "USER_DELETED"
}

public enum SignOutScope: String, Sendable { case global, local, others }
public enum EmailOTPType: String, Sendable { case signup, invite, magiclink, recovery, emailChange, email }
public enum Provider: String, Sendable, CaseIterable {
  case apple, azure, bitbucket, discord, email, facebook, figma, github, gitlab, google, kakao, keycloak, linkedin
  case notion, slack, spotify, twitch, twitter, workos, zoom
}

public struct OpenIDConnectCredentials: Sendable {
  public enum Provider: String, Sendable { case google, apple, azure, facebook }
  public var provider: Provider
  public var idToken: String
  public var accessToken: String?
  public var nonce: String?
  public init(provider: Provider, idToken: String, accessToken: String? = nil, nonce: String? = nil) {
    (self.provider, self.idToken, self.accessToken, self.nonce) = (provider, idToken, accessToken, nonce)
  }
}

public struct UserAttributes: Sendable {
  public var email: String?
  public var phone: String?
  public var password: String?
  public var data: [String: AnyJSON]?
  public init(
    email: String? = nil, phone: String? = nil, password: String? = nil, data: [String: AnyJSON]? = nil
  ) { (self.email, self.phone, self.password, self.data) = (email, phone, password, data) }
}

public struct User: Sendable, Hashable, Identifiable, Codable {
  public var id: UUID
  public var appMetadata: [String: AnyJSON]
  public var userMetadata: [String: AnyJSON]
  public var aud: String
  public var email: String?
  public var phone: String?
  public var createdAt: Date
  public var updatedAt: Date
  public var lastSignInAt: Date?
  public var isAnonymous: Bool
  public init(
    id: UUID, appMetadata: [String: AnyJSON], userMetadata: [String: AnyJSON], aud: String, email: String? = nil,
    phone: String? = nil, createdAt: Date, lastSignInAt: Date? = nil, updatedAt: Date, isAnonymous: Bool = false
  ) {
    (self.id, self.appMetadata, self.userMetadata, self.aud) = (id, appMetadata, userMetadata, aud)
    (self.email, self.phone, self.createdAt, self.updatedAt) = (email, phone, createdAt, updatedAt)
    (self.lastSignInAt, self.isAnonymous) = (lastSignInAt, isAnonymous)
  }
}

public struct Session: Sendable, Hashable, Codable {
  public var accessToken: String
  public var tokenType: String
  public var expiresIn: TimeInterval
  public var expiresAt: TimeInterval
  public var refreshToken: String
  public var user: User
  public var isExpired: Bool { expiresAt < Date().timeIntervalSince1970 }
  public init(
    accessToken: String, tokenType: String, expiresIn: TimeInterval, expiresAt: TimeInterval, refreshToken: String,
    user: User
  ) {
    (self.accessToken, self.tokenType, self.expiresIn) = (accessToken, tokenType, expiresIn)
    (self.expiresAt, self.refreshToken, self.user) = (expiresAt, refreshToken, user)
  }
}

public enum AuthResponse: Sendable {
  case session(Session)
  case user(User)

  public var user: User {
    switch self {
    case .session(let session): session.user
    case .user(let user): user
    }
  }
  public var session: Session? { if case .session(let session) = self { session } else { nil } }
}
