internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

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
      Console.message("\(error)")
      throw ExitCode(Outcome.wrongInput.rawValue)
    }
  }

  /// The paths of the scenarios from here.
  var scenarios: [String] {
    let folder = path.map { String($0.dropLast(Project.fileName.count)) } ?? ""
    return project.scenarios.map { $0.hasPrefix("/") ? $0 : folder + $0 }
  }

  /// The reporters that the project asks for.
  func reporters() throws -> [ReporterChoice] {
    try project.reporters.map { text in
      guard let choice = ReporterChoice(argument: text) else {
        let names = ReporterChoice.allValueStrings
        let hint = NearMiss.hint(for: text, among: names) ?? "it is one of \(names.joined(separator: ", "))"
        Console.message("error: \(path ?? Project.fileName) asks for the reporter '\(text)'; \(hint)\n")
        throw ExitCode(Outcome.wrongInput.rawValue)
      }
      return choice
    }
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
