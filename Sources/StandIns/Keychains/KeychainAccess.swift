public import Foundation

/// A keychain as the package KeychainAccess has it: empty when a preview begins, and forgotten when it ends.
public final class Keychain: @unchecked Sendable {
  public let service: String
  public let accessGroup: String?
  private var items: KeptSecrets { KeptSecrets(place: "\(service) \(accessGroup ?? "")") }

  public convenience init() { self.init(service: "") }
  public convenience init(accessGroup: String) { self.init(service: "", accessGroup: accessGroup) }
  public init(service: String, accessGroup: String? = nil) { (self.service, self.accessGroup) = (service, accessGroup) }
  public convenience init(server: String, protocolType: ProtocolType) { self.init(service: server) }
  public convenience init(server: URL, protocolType: ProtocolType) { self.init(service: server.absoluteString) }

  public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
  public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy) -> Keychain {
    self
  }
  public func synchronizable(_ isSynchronizable: Bool) -> Keychain { self }
  public func label(_ label: String) -> Keychain { self }
  public func comment(_ comment: String) -> Keychain { self }
  public func authenticationPrompt(_ prompt: String) -> Keychain { self }

  public func get(_ key: String) throws -> String? { try getString(key) }
  public func getString(_ key: String) throws -> String? { items[key].map { String(decoding: $0, as: UTF8.self) } }
  public func getData(_ key: String) throws -> Data? { items[key] }
  public func set(_ value: String, key: String) throws { items[key] = Data(value.utf8) }
  public func set(_ value: Data, key: String) throws { items[key] = value }
  public func remove(_ key: String) throws { items[key] = nil }
  public func removeAll() throws { items.removeAll() }
  public func contains(_ key: String) throws -> Bool { items[key] != nil }
  public func allKeys() -> [String] { items.keys }

  public subscript(key: String) -> String? {
    get { items[key].map { String(decoding: $0, as: UTF8.self) } }
    set { items[key] = newValue.map { Data($0.utf8) } }
  }
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  public subscript(data key: String) -> Data? {
    get { items[key] }
    set { items[key] = newValue }
  }
}

public enum ProtocolType: Sendable { case ftp, http, https, ssh, smtp, imap }

public enum Accessibility: Sendable {
  case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly
  case afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
}

public struct AuthenticationPolicy: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = AuthenticationPolicy(rawValue: 1)
  public static let biometryAny = AuthenticationPolicy(rawValue: 2)
  public static let biometryCurrentSet = AuthenticationPolicy(rawValue: 8)
  public static let devicePasscode = AuthenticationPolicy(rawValue: 16)
}
