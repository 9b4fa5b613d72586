internal import Diagnostics
package import Interface
internal import ScenarioFiles

/// A setting or a reading with its value, as a person types it: `hints=off`.
package struct ChoiceAssignment<Choice: NamedChoice>: Sendable, Hashable {
  package let choice: Choice
  package let value: Value

  /// Reads `name=value`; the error names what could have been meant.
  package init(_ text: String) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw CommandError("'\(text)' has not the form name=value") }
    guard let choice = Choice(rawValue: parts[0]) else {
      if Choice.self == Setting.self, SourceReading(rawValue: parts[0]) != nil {
        throw CommandError(
          "'\(parts[0])' is not a setting but a reading of the sources; give --reading \(text) before it begins")
      }
      let hint = SettingNames.hint(for: parts[0], after: parts[1], among: Choice.self)
      throw CommandError("there is no \(Choice.noun) '\(parts[0])'; \(hint)")
    }
    self.choice = choice
    switch choice.domain {
    case .flag:
      guard let flag = Self.flags[parts[1].lowercased()] else {
        throw CommandError("'\(parts[0])' is on or off, not '\(parts[1])'")
      }
      value = .flag(flag)
    case .choice(let choices):
      guard choices.contains(parts[1]) else {
        let hint = NearMiss.hint(for: parts[1], among: choices) ?? "it is one of \(choices.joined(separator: ", "))"
        throw CommandError("'\(parts[0])' cannot be '\(parts[1])'; \(hint)")
      }
      value = .text(parts[1])
    }
  }

  private static var flags: [String: Bool] {
    ["on": true, "true": true, "yes": true, "off": false, "false": false, "no": false]
  }
}

/// A setting with its value: `hints=off`.
package typealias SettingAssignment = ChoiceAssignment<Setting>
/// A reading of the sources with its value: `backLabels=on`.
package typealias ReadingAssignment = ChoiceAssignment<SourceReading>
