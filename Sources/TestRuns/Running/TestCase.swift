import Diagnostics
package import Transcripts

/// What is tested at once: a scenario, or a variant of it, with its golden.
package struct TestCase: Sendable, Hashable {
  /// The scenario file, or the address of a preview.
  package let path: String
  /// The name of the variant; `nil` for the scenario as it stands.
  package let variant: String?

  package init(path: String, variant: String? = nil) {
    self.path = path
    self.variant = variant
  }

  /// The golden beside the scenario.
  package var golden: Golden { Golden(besides: path, variant: variant) }

  /// The file that a report leads to: for a place in a preview's flows the file that they stand in.
  func file(of place: SourcePlace?) -> String {
    guard let preview = PreviewAddress(path) else { return path }
    return place == nil ? preview.file : preview.flowsFile
  }

  /// What a report calls the case: the path, with the variant in brackets.
  package var name: String { path + (variant.map { " (\($0))" } ?? "") }
}
