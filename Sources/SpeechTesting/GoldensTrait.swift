public import A11ySimulation
public import Testing

/// Says which goldens a test, or the tests of a suite, may write.
public struct GoldensTrait: TestTrait, SuiteTrait, TestScoping {
  /// The goldens that may be written.
  public let recording: GoldenRecording
  /// Whether the suites inside take it over.
  public let isRecursive = true

  /// Runs a test with what it may write.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await GoldenRecording.$current.withValue(recording, operation: function)
  }
}

extension Trait where Self == GoldensTrait {
  /// Lets a test write goldens: `@Test(.goldens(record: .missing))`.
  ///
  /// - Parameter recording: Which ones. The variable `A11YSIM_UPDATE` counts more, and in CI nothing is written.
  /// - Returns: The trait.
  public static func goldens(record recording: GoldenRecording) -> GoldensTrait { GoldensTrait(recording: recording) }
}
