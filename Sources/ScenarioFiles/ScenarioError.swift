package import Diagnostics

/// Why a scenario could not be read: everything that is wrong with it, in the order of the file.
public struct ScenarioError: Error, Sendable {
  package let file: SourceFile
  package let diagnostics: DiagnosticList

  package init(file: SourceFile, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = DiagnosticList(diagnostics)
  }

  /// A problem with a file whose text is not known.
  package init(_ diagnostic: Diagnostic, name: String) {
    self.init(file: SourceFile(name: name, text: ""), diagnostics: [diagnostic])
  }
}

extension ScenarioError: CustomStringConvertible {
  /// All diagnostics with their lines.
  public var description: String { text() }

  /// All diagnostics with their lines, for people who look or for people who listen.
  package func text(isAccessible: Bool = false) -> String {
    DiagnosticRenderer(file, isAccessible: isAccessible).text(diagnostics)
  }
}
