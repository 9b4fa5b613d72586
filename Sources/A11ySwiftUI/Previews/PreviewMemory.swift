/// What the stand-ins of other frameworks keep for as long as a preview is played.
package enum PreviewMemory {
  /// Reads and changes a value that is new in each preview.
  ///
  /// - Parameters:
  ///   - key: What the value is called.
  ///   - initial: The value when the preview begins.
  ///   - body: What is done with it.
  /// - Returns: What comes of it; `nil` where no preview is played.
  package static func change<Value: Sendable, Result: Sendable>(
    _ key: String, _ initial: Value, _ body: (inout Value) -> Result
  ) -> Result? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard let box = Graph.current?.store.box("memory \(key)", initial) else { return nil }
      var value = box.look()
      let result = body(&value)
      box.set(value)
      return result
    }
  }
}
