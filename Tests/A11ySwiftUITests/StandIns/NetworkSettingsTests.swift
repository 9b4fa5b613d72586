import A11yFoundation
import A11yWeb
import Testing

/// Apple's references of URLSessionConfiguration.
@Suite("Settings of a session")
struct NetworkSettingsTests {
  @Test("What a session on Linux cannot do can be set all the same")
  func settings() {
    let settings = URLSessionConfiguration.ephemeral
    settings.timeoutIntervalForRequest = 7
    settings.waitsForConnectivity = true
    settings.allowsExpensiveNetworkAccess = false
    #expect(URLSession(configuration: settings).configuration.timeoutIntervalForRequest == 7)
    #expect(settings.allowsConstrainedNetworkAccess)
  }

  @Test("A cookie can say which requests of other pages it goes with, and pages keep the cookie of an app's")
  @MainActor func cookies() throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    for value in ["low", "high"] {
      let properties: [HTTPCookiePropertyKey: Any] = [
        .name: "tide", .value: value, .domain: "example.com", .path: "/",
        .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax,
      ]
      let cookie = try #require(HTTPCookie(properties: properties))
      store.setCookie(cookie)
    }
    store.getAllCookies { #expect($0.map(\.value) == ["high"]) }
  }
}
