extension FileManager {
  /// The folder that an app shares with its extensions.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    temporaryDirectory.appendingPathComponent(groupIdentifier)
  }

  /// The folder of an app in iCloud, which nobody has here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  /// What lies outside of the app can be read here without asking.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

extension NSData.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}

extension ProcessInfo {
  /// Whether an iPhone's app runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension Bundle {
  /// Where the App Store's receipt would be.
  public var appStoreReceiptURL: URL? { nil }
}
