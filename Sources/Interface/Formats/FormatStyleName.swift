internal import Diagnostics

/// The styles of a format, by the names that authors write.
package protocol FormatStyleName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension FormatStyleName {
  static var names: [String] { allCases.map(\.rawValue) }
  /// The names as a sentence has them.
  static var alternatives: String { names.asAlternatives }
}
