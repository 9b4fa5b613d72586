package import Diagnostics
internal import ScenarioFiles

/// Why a capture could not be read.
package struct CaptureError: Error, Sendable {
  package let file: SourceFile
  package let diagnostics: DiagnosticList

  init(_ diagnostics: [Diagnostic], in file: SourceFile) {
    self.file = file
    self.diagnostics = DiagnosticList(diagnostics)
  }

  /// All diagnostics with their lines, for people who look or for people who listen.
  package func text(isAccessible: Bool = false) -> String {
    DiagnosticRenderer(file, isAccessible: isAccessible).text(diagnostics)
  }
}
