public import Foundation

/// A keychain as the package KeychainSwift has it: empty when a preview begins, and forgotten when it ends.
open class KeychainSwift: @unchecked Sendable {
  public var synchronizable = false
  public var accessGroup: String?
  private let prefix: String
  private var items: KeptSecrets { KeptSecrets(place: "") }

  public init() { prefix = "" }
  public init(keyPrefix: String) { prefix = keyPrefix }

  @discardableResult
  open func set(_ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
    set(Data(value.utf8), forKey: key)
  }
  @discardableResult
  open func set(_ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
    items[prefix + key] = value
    return true
  }
  @discardableResult
  open func set(_ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
    set(Data([value ? 1 : 0]), forKey: key)
  }
  open func get(_ key: String) -> String? { getData(key).map { String(decoding: $0, as: UTF8.self) } }
  open func getData(_ key: String, asReference: Bool = false) -> Data? { items[prefix + key] }
  open func getBool(_ key: String) -> Bool? { getData(key).map { $0.first == 1 } }
  @discardableResult
  open func delete(_ key: String) -> Bool {
    let isThere = items[prefix + key] != nil
    items[prefix + key] = nil
    return isThere
  }
  @discardableResult
  open func clear() -> Bool {
    items.removeAll()
    return true
  }
  public var allKeys: [String] { items.keys }
}

public enum KeychainSwiftAccessOptions: Sendable {
  case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
  case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
}
