import A11yGoogleSignIn
import A11ySwiftUI
import Testing

/// The documentation of Google Sign-In for iOS.
@MainActor
@Suite("Signing in with Google")
struct GoogleSignInTests {
  @Test("Nobody is signed in, and nobody can be")
  func nobody() async {
    #expect(GIDSignIn.sharedInstance.currentUser == nil && !GIDSignIn.sharedInstance.hasPreviousSignIn())
    await #expect(throws: GIDSignInError.self) { try await GIDSignIn.sharedInstance.restorePreviousSignIn() }
    await #expect(throws: URLError.self) {
      _ = try await GIDSignIn.sharedInstance.signIn(withPresenting: UIViewController()).user.idToken?.tokenString
    }
  }

  @Test(
    "Google's button has words of its own",
    arguments: [(GoogleSignInButtonStyle.standard, "Sign in, button"), (.wide, "Sign in with Google, button")])
  func button(style: GoogleSignInButtonStyle, words: String) {
    #expect(stops(GoogleSignInButton(style: style) {}) == [words])
  }
}
