package import Diagnostics
package import Interface
package import ScenarioFiles
package import Transcripts

/// The previews of SwiftUI code that are linked into the program.
///
/// A preview is heard as a scenario that stands for the running app; it is played on the main thread.
package protocol PreviewLibrary: Sendable {
  /// The previews of a Swift file, or of all those in a folder, in the order of the files.
  func previews(at path: String) -> [PreviewAddress]

  /// The preview as a scenario, with the flows that stand beside its file.
  ///
  /// - Throws: ``ScenarioError`` with what is wrong with the flows, or with how the preview ended.
  func scenario(of preview: PreviewAddress, defaults: ScenarioDefaults) throws(ScenarioError) -> LoadedScenario
}

/// A scenario with the files that places in it refer to.
package struct LoadedScenario: Sendable {
  package var scenario: Scenario
  /// The file of the flows, and of all else where there is no other.
  package var file: SourceFile
  /// The file of the views.
  package var viewFile: SourceFile
  /// Where in that file views stand of which no place of their own is known.
  private let viewPlace: SourcePlace?

  package init(_ scenario: Scenario, in file: SourceFile) {
    self.scenario = scenario
    self.file = file.including(scenario.inclusion.files.wrapped)
    viewFile = self.file
    viewPlace = nil
  }

  package init(_ scenario: Scenario, in file: SourceFile, viewsAt place: SourcePlace?, of viewFile: SourceFile) {
    self.scenario = scenario
    self.file = file
    self.viewFile = viewFile
    viewPlace = place
  }

  /// Findings with places in the file of the views.
  package func placed(_ findings: [Finding]) -> [Finding] {
    guard let viewPlace else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.place = finding.place ?? viewPlace
      return finding
    }
  }
}
