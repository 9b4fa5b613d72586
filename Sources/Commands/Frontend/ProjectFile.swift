internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The file of the project that a command runs in.
struct ProjectFile {
  /// Where the file is, from here; `nil` if there is none.
  let path: String?
  let project: Project
  /// The text of the file, for messages.
  private let source: SourceFile?

  /// Looks for the file in this folder and in those around it.
  ///
  /// - Throws: An exit status if the file is wrong, which is then reported.
  init() throws {
    guard let path = ProjectFile.nearest() else {
      self.path = nil
      project = Project()
      source = nil
      return
    }
    self.path = path
    do {
      let source = try ScenarioSource(path: path)
      self.source = source.file
      project = try readProject(source)
    } catch {
      Console.message(error.text(isAccessible: RunEnvironment.current.isAccessible))
      throw Outcome.wrongInput.exitCode
    }
  }

  /// The paths of the scenarios from here.
  var scenarios: [String] { project.scenarios.map { fromHere($0.path) } }

  /// The paths of the Swift code from here.
  var previews: [String] { project.previews.map { fromHere($0.path) } }

  /// Checks that all paths of scenarios lead somewhere.
  ///
  /// - Throws: An exit status if the file names one that does not, which is then reported at its place.
  func checkScenarios() throws {
    let absent = (project.scenarios + project.previews).filter { location in
      location.place != nil && !FileManager.default.fileExists(atPath: fromHere(location.path))
    }
    guard let source, !absent.isEmpty else { return }
    let diagnostics = absent.map { location in
      Diagnostic(
        "file-not-found", "there is no file or folder '\(location.path)'", at: location.place,
        hints: ["'a11ysim init' writes a first scenario into a new folder"])
    }
    let isAccessible = RunEnvironment.current.isAccessible || project.isAccessible
    Console.message(DiagnosticRenderer(source, isAccessible: isAccessible).text(DiagnosticList(diagnostics)))
    try Outcome.wrongInput.exit()
  }

  /// The reporters that the project asks for, with the paths of their files from here.
  var reporters: [ReporterChoice] {
    project.reporters.map { ReporterChoice($0.name, file: $0.file.map(fromHere)) }
  }

  /// The path from here of what the file names.
  private func fromHere(_ name: String) -> String {
    guard !name.hasPrefix("/"), let path else { return name }
    return path.dropLast(Project.fileName.count) + name
  }

  private static func nearest() -> String? {
    var path = Project.fileName
    let depth = URL(filePath: FileManager.default.currentDirectoryPath).pathComponents.count
    for _ in 0..<depth {
      if FileManager.default.fileExists(atPath: path) { return path }
      path = "../" + path
    }
    return nil
  }
}
