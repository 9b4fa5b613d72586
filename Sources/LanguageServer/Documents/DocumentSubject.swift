import Diagnostics
import Foundation
import ScenarioFiles

/// What a file is for us.
enum DocumentSubject {
  case scenario, project
  /// YAML or JSON of somebody else, of which nothing is said.
  case foreign

  /// A file is ours if its name, its schema or one of its keys says so; an empty one may become ours.
  init(_ file: SourceFile) {
    if (file.name as NSString).lastPathComponent == Project.fileName {
      self = .project
    } else if file.text.isBlank || file.text.contains("a11ysim.schema.json") {
      self = .scenario
    } else {
      let lines = (1...file.lineCount).lazy.compactMap { file.line($0) }
      let isScenario = lines.contains { line in
        let key = line.drop { " {\t".contains($0) }
        return line.hasPrefix("scenario:") || key.hasPrefix("\"scenario\"")
      }
      self = isScenario ? .scenario : .foreign
    }
  }
}

extension String {
  /// Whether nothing is written.
  var isBlank: Bool { utf8.allSatisfy { " \t\r\n".utf8.contains($0) } }
}
