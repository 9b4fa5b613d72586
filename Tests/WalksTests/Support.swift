import Interface
import ScenarioFiles
import TestSupport
import Walks

let mailbox = PackageFiles.mailbox

func scenario(_ text: String = mailbox) throws -> Scenario {
  try readScenario(source(text))
}

func source(_ text: String = mailbox) -> ScenarioSource { ScenarioSource(text, name: "mailbox.yaml") }

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
