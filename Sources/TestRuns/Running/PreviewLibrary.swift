internal import Audits
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

  /// The previews there none of which has the name that a person asked for; `nil` where one has it, or no name was given.
  func previewsMissed(at path: String) -> (name: String, previews: [PreviewAddress])?

  /// The preview as a scenario, with the flows that stand beside its file.
  ///
  /// - Throws: ``ScenarioError`` with what is wrong with the flows, or with how the preview ended.
  func scenario(of preview: PreviewAddress, defaults: ScenarioDefaults) throws(ScenarioError) -> LoadedScenario
}

extension PreviewLibrary {
  package func previewsMissed(at path: String) -> (name: String, previews: [PreviewAddress])? { nil }
}

/// A scenario with the files that places in it refer to.
package struct LoadedScenario: Sendable {
  package var scenario: Scenario
  /// The file of the flows, and of all else where there is no other.
  package var file: SourceFile
  /// Where in the file of the views those stand of which no place of their own is known.
  private let viewPlace: SourcePlace?
  /// The files of the views, where they are code.
  private let code: CodeFiles?

  package init(_ scenario: Scenario, in file: SourceFile) {
    self.scenario = scenario
    self.file = file.including(scenario.inclusion.files.wrapped)
    viewPlace = nil
    code = nil
  }

  /// - Parameters:
  ///   - scenario: The scenario that a preview is heard as.
  ///   - file: The file of the flows; `nil` where there is none.
  ///   - place: Where the preview stands in its file.
  ///   - code: That file, and those that its views are made in.
  package init(_ scenario: Scenario, in file: SourceFile?, viewsAt place: SourcePlace?, of code: CodeFiles) {
    self.scenario = scenario
    self.file = file ?? code.files
    self.code = code
    viewPlace = place
  }

  /// The file of the views, with those that places have led to.
  package var viewFile: SourceFile { code?.files ?? file }

  /// The places of calls that have made views, by their numbers, with the names of the files.
  package func places(of calls: [Int]) -> (places: [Int: SourcePlace], files: FileNames) {
    let places = code?.places(of: calls) ?? [:]
    return (places, viewFile.names)
  }

  /// Findings with their places, and the file of the views with those that these places have led to.
  package func told(_ findings: [Finding]) -> (findings: [Finding], file: SourceFile) {
    let placed = placed(findings)
    return (placed, viewFile)
  }

  /// Findings with places in the files of the views, each thing once.
  package func placed(_ findings: [Finding]) -> [Finding] {
    guard let code else { return findings }
    let places = code.places(of: findings.lazy.flatMap { [$0.place] + $0.notes.map(\.place) }.compactMap { $0?.call })
    func place(_ place: SourcePlace?) -> SourcePlace? { place.flatMap { $0.call.map { places[$0] } ?? $0 } }
    var known: Set<Finding.Identity> = []
    return findings.map { finding in
      var finding = finding
      finding.place = place(finding.place) ?? viewPlace
      for index in finding.notes.indices { finding.notes[index].place = place(finding.notes[index].place) }
      return finding
    }.filter { known.insert($0.identity).inserted }.inFileOrder
  }
}
