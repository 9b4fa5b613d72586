@_exported public import A11yUIKit

// The documentation of Firebase for Apple platforms. In a preview nobody is at the other end: nobody is signed in, the
// database is empty, and what asks the server for something fails as it does without a connection.

/// The app as the services of Firebase know it.
public final class FirebaseApp: @unchecked Sendable {
  private nonisolated(unsafe) static var all: [String: FirebaseApp] = [:]
  private static let defaultName = "__FIRAPP_DEFAULT"

  public let name: String
  public let options: FirebaseOptions
  public var isDataCollectionDefaultEnabled = false

  private init(_ name: String, _ options: FirebaseOptions) {
    self.name = name
    self.options = options
  }

  public static func configure() { configure(options: FirebaseOptions()) }
  public static func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }
  public static func configure(name: String, options: FirebaseOptions) { all[name] = FirebaseApp(name, options) }
  public static func app() -> FirebaseApp? { all[defaultName] }
  public static func app(name: String) -> FirebaseApp? { all[name] }
  public static var allApps: [String: FirebaseApp]? { all.isEmpty ? nil : all }
  public func delete() async -> Bool {
    FirebaseApp.all[name] = nil
    return true
  }
}

public final class FirebaseOptions: @unchecked Sendable {
  public var googleAppID = ""
  public var gcmSenderID = ""
  public var apiKey: String?
  public var clientID: String?
  public var projectID: String?
  public var bundleID = ""
  public var databaseURL: String?
  public var storageBucket: String?
  public init() {}
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
  }
  public init(googleAppID: String, gcmSenderID: String) {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
  }
  public static func defaultOptions() -> FirebaseOptions? { nil }
}

public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning, notice, info, debug
}

public final class FirebaseConfiguration: Sendable {
  public static let shared = FirebaseConfiguration()
  public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

/// What every request fails with.
struct FirebaseUnreachable: LocalizedError {
  var errorDescription: String? { "A network error has occurred." }
}
