import A11yKeychains
import A11ySwiftUI
import Interface
import Testing

/// The readmes of KeychainAccess ("Usage") and of KeychainSwift ("Usage").
@MainActor
@Suite("Keychains of an app")
struct KeychainTests {
  @Test("What a view puts into a keychain is there as long as the preview")
  func views() {
    #expect(stops(SignIn()) == ["Nobody", "Sign in, button"])
    #expect(hear(SignIn(), .last, .activate, .first).last == "Beth, true")
    #expect(stops(SignIn()) == ["Nobody", "Sign in, button"])
  }
}

private struct SignIn: A11ySwiftUI.View {
  @State private var name = "Nobody"

  var body: some A11ySwiftUI.View {
    Text(name)
    Button("Sign in") {
      let keychain = Keychain(service: "org.example.beach").accessibility(.afterFirstUnlock)
      keychain["name"] = "Beth"
      let other = KeychainSwift(keyPrefix: "beach.")
      other.set(true, forKey: "isIn")
      guard other.get("none") == nil, let kept = try? Keychain(service: "org.example.beach").get("name") else { return }
      name = "\(kept), \(KeychainSwift(keyPrefix: "beach.").getBool("isIn") ?? false)"
    }
  }
}
