internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The file of the project that a command runs in.
struct ProjectFile {
  /// Where the file is, from here; `nil` if there is none.
  let path: String?
  let project: Project

  /// Looks for the file in this folder and in those around it.
  ///
  /// - Throws: An exit status if the file is wrong, which is then reported.
  init() throws {
    guard let path = ProjectFile.nearest() else {
      self.path = nil
      project = Project()
      return
    }
    self.path = path
    do {
      project = try readProject(ScenarioSource(path: path))
    } catch {
      Console.message(error.text(isAccessible: RunEnvironment.current.isAccessible))
      throw ExitCode(Outcome.wrongInput.rawValue)
    }
  }

  /// The paths of the scenarios from here.
  var scenarios: [String] { project.scenarios.map(fromHere) }

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
