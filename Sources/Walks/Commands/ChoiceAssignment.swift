internal import Diagnostics
package import Interface

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
      throw Self.unknown("there is no \(Choice.noun) '\(parts[0])'", parts[0], Choice.allCases.map(\.rawValue))
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
        throw Self.unknown("'\(parts[0])' can not be '\(parts[1])'", parts[1], choices)
      }
      value = .text(parts[1])
    }
  }

  private static var flags: [String: Bool] {
    ["on": true, "true": true, "yes": true, "off": false, "false": false, "no": false]
  }

  private static func unknown(_ message: String, _ word: String, _ names: [String]) -> CommandError {
    CommandError(
      "\(message); \(NearMiss.hint(for: word, among: names) ?? "it is one of \(names.joined(separator: ", "))")")
  }
}

/// A setting with its value: `hints=off`.
package typealias SettingAssignment = ChoiceAssignment<Setting>
/// A reading of the sources with its value: `backLabels=on`.
package typealias ReadingAssignment = ChoiceAssignment<SourceReading>
