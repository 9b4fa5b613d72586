internal import A11ySimulation
internal import Foundation

/// What editors and git want to know of scenarios: it stands at the top of the project.
struct ProjectTop {
  private let top: URL
  /// The way from the folder of the scenarios to the schema.
  let schemaFromFolder: String

  /// The top is the folder of the project's file, else the folder that the command runs in, else that of the scenarios.
  init(of folder: String) {
    let target = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory).standardizedFileURL
    var around = [target]
    while let last = around.last, last.pathComponents.count > 1 {
      around.append(last.deletingLastPathComponent().standardizedFileURL)
    }
    let project = around.firstIndex {
      FileManager.default.fileExists(atPath: $0.appending(path: Project.fileName).path)
    }
    let depth = project ?? around.firstIndex { $0.pathComponents == here.pathComponents } ?? 0
    top = around[depth]
    schemaFromFolder = String(repeating: "../", count: depth) + ProjectTop.schemaName
  }

  /// Writes what is missing, and tells what that was, one line each.
  func prepare() throws -> [String] {
    var added: [String] = []
    let schema = top.appending(path: ProjectTop.schemaName)
    if !FileManager.default.fileExists(atPath: schema.path) {
      try Data(jsonSchema().utf8).write(to: schema, options: .withoutOverwriting)
      added.append("for editors: \(ProjectTop.schemaName)")
    }
    let ignored = top.appending(path: ".gitignore")
    let text = (try? String(contentsOf: ignored, encoding: .utf8)) ?? ""
    let lines = text.lines
    guard !lines.contains(where: { $0 == ProjectTop.ignoredPattern }) else { return added }
    let end = lines.last == "" ? "" : "\n"
    try Data((text + end + ProjectTop.ignoredPattern + "\n").utf8).write(to: ignored, options: .atomic)
    return added + ["for git: \(ProjectTop.ignoredPattern) in .gitignore"]
  }

  private static let schemaName = "a11ysim.schema.json"
  /// What tests leave beside goldens until somebody decides.
  private static let ignoredPattern = "*.golden.txt.new"
}
