package import Diagnostics

/// A rule of a project's own about names and hints, simple enough to be written in the project's file.
package struct HouseRule: Sendable, Hashable {
  /// The name of the rule.
  package var name: String
  /// Why the project asks for it.
  package var reason = ""
  package var severity = Diagnostic.Severity.warning
  /// Words that no label may have.
  package var forbiddenWords: [String] = []
  /// The kinds of views that need a hint.
  package var hintedKinds: [Kind] = []
  /// What every label of a control must be like, as a pattern.
  package var labels: String?
  /// What every identifier must be like, as a pattern.
  package var identifiers: String?

  package init(name: String = "") { self.name = name }
}
