import A11yWeb
import Testing

/// Apple's documentation of `ASAuthorizationAppleIDProvider`: an app asks whether somebody is still signed in.
@Suite("Signing in with Apple")
struct SignInTests {
  @Test("Nobody has signed in")
  func state() async throws {
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "ada") == .notFound)
  }

  // Apple's documentation of `ASAuthorizationPlatformPublicKeyCredentialProvider`: requests are made by it, and changed.
  @Test("A request for a passkey has what it was made with")
  func passkeys() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    let request = provider.createCredentialAssertionRequest(challenge: Data("ask".utf8))
    request.allowedCredentials = [Data("one".utf8)].map(
      ASAuthorizationPlatformPublicKeyCredentialDescriptor.init(credentialID:))
    request.userVerificationPreference = .init(rawValue: "required")
    #expect(request.userVerificationPreference == .required && request.relyingPartyIdentifier == "example.com")
    #expect(request.challenge == Data("ask".utf8) && request.allowedCredentials.count == 1)
    let registration = provider.createCredentialRegistrationRequest(
      challenge: Data(), name: "Ada", userID: Data("1".utf8))
    #expect(registration.name == "Ada" && registration.userID == Data("1".utf8))
  }
}
