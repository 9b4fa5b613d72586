internal import CAppSurroundings
internal import PreviewVariables

/// What is around the apps of this program, so that they say the same each time and results stay readable.
package enum AppSurroundings {
  /// Has apps print among the messages, and not among the results, be offline, and find themselves in their own home, since
  /// the folder of whoever plays their previews is not theirs to write to.
  package static func begin() {
    a11ysim_print_to_errors()
    if hasOwnHome { a11ysim_set_folder(NSHomeDirectory()) }
    goOffline()
  }

  /// Has no request of an app's reach a server.
  package static func goOffline() { _ = URLProtocol.registerClass(Offline.self) }

  /// Whether apps have the home folder for themselves, so that what they keep there does not outlive them.
  ///
  /// It is emptied, so that it must never be that of a person, whatever stands in the variable.
  static let hasOwnHome: Bool = {
    let environment = ProcessInfo.processInfo.environment
    guard let home = environment[PreviewVariable.home], home == NSHomeDirectory() else { return false }
    return home == environment["CFFIXED_USER_HOME"] && home != environment["HOME"]
  }()

  /// What else takes away what previews before have kept, once they have used it.
  nonisolated(unsafe) package static var forgetting: [() -> Void] = []

  /// Takes away what previews before have kept, as from a device on which the app has just been installed.
  package static func renew() {
    for forget in forgetting { forget() }
    guard hasOwnHome else { return }
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    let manager = FileManager.default
    let home = URL(fileURLWithPath: NSHomeDirectory())
    for name in (try? manager.contentsOfDirectory(atPath: home.path)) ?? [] {
      try? manager.removeItem(at: home.appendingPathComponent(name))
    }
  }
}

/// Answers each request as a device does that is offline: what a server says is not the same each time.
private final class Offline: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https", "ws", "wss", "ftp"].contains(request.url?.scheme?.lowercased())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Who waits for the answer; nobody once it is there, since a task that an app cancels while it takes the answer tells
  /// of that too, and Foundation of Linux ends the program over a second answer to a request that has had one.
  override var client: (any URLProtocolClient)? {
    get { hasAnswered ? nil : super.client }
    set { super.client = newValue }
  }
  private var hasAnswered = false

  override func startLoading() {
    let waiting = client
    hasAnswered = true
    waiting?.urlProtocol(self, didFailWithError: Offline.error)
  }

  override func stopLoading() {}

  /// With the words that apps show of it, as Apple's Foundation has them.
  private static var error: URLError {
    URLError(
      .notConnectedToInternet,
      userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
  }
}
