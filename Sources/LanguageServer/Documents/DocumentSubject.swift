import Diagnostics
import Foundation
import ScenarioFiles
import Transcripts

/// What a file is for us.
enum DocumentSubject {
  case scenario, project
  /// Components and state that scenarios include.
  case included
  /// Views in SwiftUI.
  case code
  /// YAML or JSON of somebody else, of which nothing is said.
  case foreign

  /// A file is ours if its name, its schema or one of its keys says so; an empty one may become ours.
  init(_ file: SourceFile) {
    if (file.name as NSString).lastPathComponent == Project.fileName {
      self = .project
    } else if file.name.hasSuffix(PreviewAddress.fileSuffix) {
      self = .code
    } else if file.text.isBlank || file.text.contains("a11ysim.schema.json") {
      self = .scenario
    } else {
      let lines = (1...file.lineCount).lazy.compactMap { file.line($0) }
      let isScenario = lines.contains { line in
        let key = line.drop { " {\t".contains($0) }
        return line.hasPrefix("scenario:") || key.hasPrefix("\"scenario\"")
      }
      let format = ScenarioSource.Format(name: file.name) ?? ScenarioSource.Format(text: file.text)
      let isIncluded = !isScenario && ScenarioSource(file: file, format: format).isIncluded
      self = isScenario ? .scenario : isIncluded ? .included : .foreign
    }
  }
}

extension DocumentSubject {
  /// Whether it is written in the language of scenarios.
  var isOurs: Bool {
    switch self {
    case .scenario, .project, .included: true
    case .code, .foreign: false
    }
  }

  /// What helps to write such a file takes it for.
  var kind: WritingHelp.Kind {
    switch self {
    case .scenario, .code, .foreign: .scenario
    case .included: .included
    case .project: .project
    }
  }
}

extension String {
  /// Whether nothing is written.
  var isBlank: Bool { utf8.allSatisfy { " \t\r\n".utf8.contains($0) } }
}
