internal import Diagnostics
public import Interface

/// A setting with its value, as a person types it: `hints=off`.
public struct SettingAssignment: Sendable, Hashable {
  public let setting: Setting
  public let value: Value

  /// Reads `name=value`; the error names what could have been meant.
  public init(_ text: String) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw CommandError("'\(text)' has not the form name=value") }
    guard let setting = Setting(rawValue: parts[0]) else {
      throw Self.unknown("there is no setting '\(parts[0])'", parts[0], Setting.allCases.map(\.rawValue))
    }
    self.setting = setting
    switch setting.domain {
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

  private static let flags = ["on": true, "true": true, "yes": true, "off": false, "false": false, "no": false]

  private static func unknown(_ message: String, _ word: String, _ names: [String]) -> CommandError {
    CommandError(
      "\(message); \(NearMiss.hint(for: word, among: names) ?? "it is one of \(names.joined(separator: ", "))")")
  }
}
