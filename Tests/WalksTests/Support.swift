import Diagnostics
import Foundation
import Interface
import ScenarioFiles
import Testing
import Walks

/// A screen with a title, a row with actions, a field and a switch, and one screen more.
let mailbox = (try? String(contentsOf: sample, encoding: .utf8)) ?? ""

private let sample = URL(filePath: #filePath).appending(path: "../../Samples/mailbox.yaml").standardized

func scenario(_ text: String = mailbox) throws -> Scenario {
  try readScenario(source(text))
}

func source(_ text: String = mailbox) -> ScenarioSource {
  ScenarioSource(file: SourceFile(name: "mailbox.yaml", text: text), format: .yaml)
}

/// Walks by commands as words, and returns the walk with everything it printed since.
func walking(_ lines: String..., in text: String = mailbox) throws -> (walk: ManualWalk, printed: String) {
  var walk = ManualWalk(try scenario(text))
  var printed = ""
  for line in lines {
    guard let command = try WalkCommand.read(line) else { continue }
    printed += walk.perform(command).text()
  }
  return (walk, printed)
}
