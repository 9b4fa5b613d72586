public import Transcripts

/// What is tested at once: a scenario, or a variant of it, with its golden.
public struct TestCase: Sendable, Hashable {
  /// The scenario file.
  public let path: String
  /// The name of the variant; `nil` for the scenario as it stands.
  public let variant: String?

  public init(path: String, variant: String? = nil) {
    self.path = path
    self.variant = variant
  }

  /// The golden beside the scenario.
  public var golden: Golden { Golden(besides: path, variant: variant) }

  /// What a report calls the case: the path, with the variant in brackets.
  public var name: String { path + (variant.map { " (\($0))" } ?? "") }
}
