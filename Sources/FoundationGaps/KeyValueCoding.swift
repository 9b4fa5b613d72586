// What an object has under a name that is only known when the app runs. Classes that keep values by their names have
// methods of their own, which are meant in the place of these.
extension _KeyValueCodingAndObserving {
  /// Nothing, since Swift's objects cannot be asked by names here.
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath path: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath path: String) {}
}
