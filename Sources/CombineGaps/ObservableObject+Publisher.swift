extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object has changed: always the same one, also of an object without `@Published`,
  /// which calls `objectWillChange.send()` by itself (Apple, `ObservableObject`).
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}
