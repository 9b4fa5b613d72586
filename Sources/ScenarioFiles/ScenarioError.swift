public import Diagnostics

/// Why a scenario could not be read: everything that is wrong with it, in the order of the file.
public struct ScenarioError: Error, Sendable {
  public let file: SourceFile
  public let diagnostics: [Diagnostic]

  init(file: SourceFile, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  /// A problem with a file whose text is not known.
  init(_ diagnostic: Diagnostic, name: String) {
    self.init(file: SourceFile(name: name, text: ""), diagnostics: [diagnostic])
  }
}
