/// What an app keeps for all devices of a person; in a preview nobody is signed in, and it is kept for that preview alone.
nonisolated public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private struct Values: @unchecked Sendable { var byKey: [String: Any] = [:] }

  private func change<Result: Sendable>(_ body: (inout Values) -> Result) -> Result? {
    PreviewMemory.change("values for all devices", Values(), body)
  }

  public var dictionaryRepresentation: [String: Any] { change { $0 }?.byKey ?? [:] }
  public func object(forKey key: String) -> Any? { dictionaryRepresentation[key] }
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? any BinaryInteger).map { Int64($0) } ?? 0
  }
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  public func set(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let value = value
    _ = change { $0.byKey[key] = value }
  }
  public func removeObject(forKey key: String) { set(nil, forKey: key) }
  @discardableResult public func synchronize() -> Bool { true }
}
