public import Foundation

/// Who is signed in: nobody.
public final class Auth: @unchecked Sendable {
  private static let shared = Auth()

  public var languageCode: String?
  public var currentUser: User? { nil }
  public var app: FirebaseApp? { FirebaseApp.app() }

  public static func auth() -> Auth { shared }
  public static func auth(app: FirebaseApp) -> Auth { shared }

  public func useAppLanguage() {}
  public func useEmulator(withHost host: String, port: Int) {}
  public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any AuthStateDidChangeListenerHandle {
    listener(self, nil)
    return NSNumber(value: 0)
  }
  public func removeStateDidChangeListener(_ handle: any AuthStateDidChangeListenerHandle) {}
  public func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any IDTokenDidChangeListenerHandle { addStateDidChangeListener(listener) }
  public func removeIDTokenDidChangeListener(_ handle: any IDTokenDidChangeListenerHandle) {}
  public func canHandle(_ url: URL) -> Bool { false }
  public func isSignIn(withEmailLink link: String) -> Bool { false }
  public var shareAuthStateAcrossDevices: Bool {
    get { false }
    set {}
  }
  public func useUserAccessGroup(_ accessGroup: String?) throws {}
  public func signOut() throws {}

  @discardableResult public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  @discardableResult public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  @discardableResult public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  @discardableResult public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  public func sendPasswordReset(withEmail email: String) async throws { throw AuthErrorCode.networkError }
  public func sendSignInLink(toEmail email: String, actionCodeSettings: ActionCodeSettings) async throws {
    throw AuthErrorCode.networkError
  }
  public func revokeToken(withAuthorizationCode code: String) async throws { throw AuthErrorCode.networkError }

  public typealias Completion = (AuthDataResult?, (any Error)?) -> Void
  public func signIn(withEmail email: String, password: String, completion: Completion? = nil) {
    completion?(nil, AuthErrorCode.networkError)
  }
  public func signIn(with credential: AuthCredential, completion: Completion? = nil) {
    completion?(nil, AuthErrorCode.networkError)
  }
  public func signInAnonymously(completion: Completion? = nil) { completion?(nil, AuthErrorCode.networkError) }
  public func createUser(withEmail email: String, password: String, completion: Completion? = nil) {
    completion?(nil, AuthErrorCode.networkError)
  }
  public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
    completion?(AuthErrorCode.networkError)
  }
}

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol

public final class AuthDataResult: @unchecked Sendable {
  public let user: User
  public let credential: AuthCredential?
  public let additionalUserInfo: AdditionalUserInfo?
  init(user: User) {
    self.user = user
    credential = nil
    additionalUserInfo = nil
  }
}

public final class AdditionalUserInfo: @unchecked Sendable {
  public var providerID: String { "" }
  public var isNewUser: Bool { false }
  public var profile: [String: Any]? { nil }
  public var username: String? { nil }
}

public protocol UserInfo {
  var uid: String { get }
  var providerID: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

/// Somebody who is signed in, whom there is none of.
public final class User: NSObject, UserInfo, @unchecked Sendable {
  public let uid: String
  public var providerID: String { "Firebase" }
  public var displayName: String? { nil }
  public var photoURL: URL? { nil }
  public var email: String? { nil }
  public var phoneNumber: String? { nil }
  public var isAnonymous: Bool { false }
  public var isEmailVerified: Bool { false }
  public var refreshToken: String? { nil }
  public var providerData: [any UserInfo] { [] }
  public var metadata: UserMetadata { UserMetadata() }

  init(uid: String) { self.uid = uid }

  public func reload() async throws { throw AuthErrorCode.networkError }
  public func delete() async throws { throw AuthErrorCode.networkError }
  public func delete(completion: (((any Error)?) -> Void)? = nil) { completion?(AuthErrorCode.networkError) }
  public func getIDToken() async throws -> String { throw AuthErrorCode.networkError }
  public func getIDToken(forcingRefresh: Bool) async throws -> String { throw AuthErrorCode.networkError }
  public func sendEmailVerification() async throws { throw AuthErrorCode.networkError }
  public func updatePassword(to password: String) async throws { throw AuthErrorCode.networkError }
  public func updateEmail(to email: String) async throws { throw AuthErrorCode.networkError }
  public func sendEmailVerification(beforeUpdatingEmail email: String) async throws { throw AuthErrorCode.networkError }
  public func unlink(fromProvider provider: String) async throws -> User { throw AuthErrorCode.networkError }
  @discardableResult public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  @discardableResult public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    throw AuthErrorCode.networkError
  }
  public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
}

public final class UserMetadata: Sendable {
  public var creationDate: Date? { nil }
  public var lastSignInDate: Date? { nil }
}

public final class UserProfileChangeRequest: @unchecked Sendable {
  public var displayName: String?
  public var photoURL: URL?
  public func commitChanges() async throws { throw AuthErrorCode.networkError }
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) { completion?(AuthErrorCode.networkError) }
}

public final class ActionCodeSettings: @unchecked Sendable {
  public var url: URL?
  public var handleCodeInApp = false
  public init() {}
  public func setIOSBundleID(_ identifier: String) {}
}

/// What somebody proves with who they are.
public class AuthCredential: NSObject, @unchecked Sendable {
  public let provider: String
  init(_ provider: String) { self.provider = provider }
}
public final class OAuthCredential: AuthCredential, @unchecked Sendable {}
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

public enum EmailAuthProvider {
  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential("password")
  }
}
public enum GoogleAuthProvider {
  public static func credential(withIDToken token: String, accessToken: String) -> AuthCredential {
    AuthCredential("google.com")
  }
}
public enum FacebookAuthProvider {
  public static func credential(withAccessToken token: String) -> AuthCredential { AuthCredential("facebook.com") }
}
/// Who somebody proves it to.
public enum AuthProviderID: String, Sendable {
  case apple = "apple.com"
  case email = "password"
  case facebook = "facebook.com"
  case gameCenter = "gc.apple.com"
  case gitHub = "github.com"
  case google = "google.com"
  case microsoft = "microsoft.com"
  case phone
  case twitter = "twitter.com"
  case yahoo = "yahoo.com"
}
public final class OAuthProvider: Sendable {
  public let providerID: String
  public init(providerID: String) { self.providerID = providerID }
  public convenience init(providerID: AuthProviderID) { self.init(providerID: providerID.rawValue) }
  public static func credential(
    providerID: AuthProviderID, idToken: String = "", rawNonce: String? = nil, accessToken: String? = nil
  ) -> OAuthCredential { OAuthCredential(providerID.rawValue) }
  public static func credential(
    withProviderID provider: String, idToken: String, rawNonce: String?
  ) -> OAuthCredential { OAuthCredential(provider) }
  public static func credential(
    withProviderID provider: String, idToken: String, rawNonce: String, accessToken: String?
  ) -> OAuthCredential { OAuthCredential(provider) }
  public static func credential(
    withProviderID provider: String, idToken: String, accessToken: String?
  ) -> OAuthCredential { OAuthCredential(provider) }
  public static func appleCredential(
    withIDToken token: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential("apple.com") }
}
public final class PhoneAuthProvider: Sendable {
  public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  public func credential(withVerificationID id: String, verificationCode: String) -> PhoneAuthCredential {
    PhoneAuthCredential("phone")
  }
  public func verifyPhoneNumber(_ number: String, uiDelegate: AnyObject? = nil) async throws -> String {
    throw AuthErrorCode.networkError
  }
}

public enum AuthErrorCode: Int, LocalizedError, Sendable {
  case userDisabled = 17005
  case operationNotAllowed = 17006
  case emailAlreadyInUse = 17007
  case invalidEmail = 17008
  case wrongPassword = 17009
  case tooManyRequests = 17010
  case userNotFound = 17011
  case accountExistsWithDifferentCredential = 17012
  case requiresRecentLogin = 17014
  case networkError = 17020
  case weakPassword = 17026
  case invalidCredential = 17004
  case credentialAlreadyInUse = 17025
  case internalError = 17999

  public typealias Code = AuthErrorCode
  public var code: AuthErrorCode { self }
  public var errorDescription: String? { "A network error has occurred." }
}
