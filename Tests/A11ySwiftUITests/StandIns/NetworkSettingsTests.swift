import A11yFoundation
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
}
