extension Optional where Wrapped == Any {
  /// What was kept for a key, as a value of a type; `nil` if nothing was.
  ///
  /// A plain cast makes an optional value of nothing at all, which then is taken for one that was kept.
  func kept<Value>(as type: Value.Type = Value.self) -> Value? { flatMap { $0 as? Value } }
}
