import A11yWeb
import Testing

/// Apple's documentation of `ASAuthorizationAppleIDProvider`: an app asks whether somebody is still signed in.
@Suite("Signing in with Apple")
struct SignInTests {
  @Test("Nobody has signed in")
  func state() async throws {
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "ada") == .notFound)
  }
}
