import Diagnostics
import Interface
import ScenarioFiles
import Testing
import Walks

/// A screen with a title, a row with actions, a field and a switch, and one screen more.
let mailbox = """
  # A mailbox for tests.
  scenario: A mailbox
  settings: { hints: off }
  state: { draft: "", alerts: false, flagged: false }
  screens:
    inbox:
      title: Inbox
      views:
        - text: Inbox
          traits: header
        - element:
          label: Nick
          value: "${if flagged then 'flagged' else ''}"
          actions:
            Flag: { set: { flagged: true } }
            Reply: { present: reply }
        - toggle: Alerts
          isOn: $alerts
    reply:
      title: Reply
      views:
        - text: Reply
          traits: header
        - textField: Your words
          text: $draft
  flows:
    # What everybody does.
    Read: [next]

    Flag the first:   # the short way
      - next
      - down
      - activate
  """

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
