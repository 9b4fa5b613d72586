public import A11yUIKit

// Nobody has a passkey: whoever asks for one is told that it was canceled.

public protocol ASAuthorizationPublicKeyCredential {
  var credentialID: Data { get }
  var rawClientDataJSON: Data { get }
}

/// How a passkey is held against the device's own.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform, crossPlatform }

public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredential {
  public var userID: Data { Data() }
  public var credentialID: Data { Data() }
  public var signature: Data { Data() }
  public var rawAuthenticatorData: Data { Data() }
  public var rawClientDataJSON: Data { Data() }
  public var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredential
{
  public var credentialID: Data { Data() }
  public var rawAttestationObject: Data? { nil }
  public var rawClientDataJSON: Data { Data() }
  public var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// One of the passkeys that a server knows.
public final class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  public var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}

public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}

public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}

public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  public var challenge: Data
  public var relyingPartyIdentifier: String
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  public var shouldShowHybridTransport = true
  init(_ challenge: Data, _ relyingPartyIdentifier: String) {
    self.challenge = challenge
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
}

public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  public var challenge: Data
  public var relyingPartyIdentifier: String
  public var name: String
  public var userID: Data
  public var displayName: String?
  public var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  public var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  public var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  init(_ challenge: Data, _ relyingPartyIdentifier: String, name: String, userID: Data) {
    self.challenge = challenge
    self.relyingPartyIdentifier = relyingPartyIdentifier
    self.name = name
    self.userID = userID
  }
}

public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { .init(challenge, relyingPartyIdentifier) }
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    .init(challenge, relyingPartyIdentifier, name: name, userID: userID)
  }
}
