// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import A11ySwiftUI

/// What an app keeps between launches, by keys with types; here in memory, and anew for each preview.
public enum Defaults {
  public static subscript<Value: Serializable>(key: Key<Value>) -> Value {
    get { KeptValues.value(of: key) }
    set { KeptValues.set(newValue, of: key) }
  }

  public static func reset(_ keys: Keys...) { reset(keys) }
  public static func reset(_ keys: [Keys]) { for key in keys { key.reset() } }
  public static func reset(_ keys: String..., suite: UserDefaults = .standard) { reset(keys, suite: suite) }
  public static func reset(_ keys: [String], suite: UserDefaults = .standard) {
    for key in keys { KeptValues.remove(KeptValues.place(of: key, in: suite)) }
  }
  public static func removeAll(suite: UserDefaults = .standard) { KeptValues.removeAll(in: suite) }
  public static func withoutPropagation(_ closure: () -> Void) { closure() }

  /// Nothing comes from the person's other devices.
  public enum iCloud {
    public static func add(_ keys: Keys...) {}
    public static func remove(_ keys: Keys...) {}
    public static func removeAll() {}
    public static func waitForSyncCompletion() async {}
  }
}

public typealias _Defaults = Defaults
public typealias _Default = Default
