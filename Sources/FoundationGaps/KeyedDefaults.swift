extension UserDefaults {
  /// What stands under a key, as objects on Apple's systems tell it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
