package import Diagnostics

/// Why a scenario could not be read: everything that is wrong with it, in the order of the file.
public struct ScenarioError: Error, Sendable {
  package let file: SourceFile
  package let diagnostics: DiagnosticList
  /// What is wrong with other files that this one names.
  package let elsewhere: [ScenarioError]
  /// The paths of the files that were read besides, or are not there.
  private let otherPaths: [String]

  /// - Parameters:
  ///   - file: The file that is wrong.
  ///   - diagnostics: What is wrong with it.
  ///   - others: What is wrong with files that it names, which comes first if nothing is wrong with this one.
  ///   - otherPaths: The paths of the files that were read besides, or are not there.
  package init(
    file: SourceFile, diagnostics: [Diagnostic], elsewhere others: [ScenarioError] = [], otherPaths: [String] = []
  ) {
    self.otherPaths = otherPaths
    if diagnostics.isEmpty, let first = others.first {
      (self.file, self.diagnostics) = (first.file, first.diagnostics)
      elsewhere = Array(others.dropFirst()) + first.elsewhere
    } else {
      self.file = file
      self.diagnostics = DiagnosticList(diagnostics)
      elsewhere = others
    }
  }

  /// Whether there is nothing in the file, which alone is wrong with it.
  package var isForEmptyFile: Bool { diagnostics.shown.map(\.id) == [Diagnostic.emptyFile.id] }

  /// The paths of all files that are wrong, are not there or were read besides.
  package var paths: [String] { [file.name] + otherPaths + elsewhere.flatMap(\.paths) }

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
      + elsewhere.map { $0.text(isAccessible: isAccessible) }.joined()
  }
}
