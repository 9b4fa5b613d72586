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

/// A scenario with the file that places in it refer to.
package struct LoadedScenario: Sendable {
  package var scenario: Scenario
  package var file: SourceFile

  package init(_ scenario: Scenario, in file: SourceFile) {
    self.scenario = scenario
    self.file = file
  }
}
