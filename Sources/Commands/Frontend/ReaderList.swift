internal import A11ySimulation
internal import ArgumentParser
internal import Transcripts

/// The assistive technologies that an option names, with commas between them.
struct ReaderList: ExpressibleByArgument, Equatable {
  var names: [ReaderName]

  init(_ names: [ReaderName]) {
    self.names = names
  }

  /// Reads what an option says; the error names what could have been meant.
  @Sendable
  static func read(_ argument: String) throws -> ReaderList {
    if let list = ReaderList(argument: argument) { return list }
    let names = ReaderName.allCases.map(\.rawValue)
    let wrong = argument.split(separator: ",").map(String.init).first { !names.contains($0) } ?? argument
    let hint = NearMiss.hint(for: wrong, among: names) ?? "it is one of \(names.joined(separator: ", "))"
    throw ValidationError("there is no reader '\(wrong)'; \(hint)")
  }

  init?(argument: String) {
    let names = argument.split(separator: ",").map { ReaderName(rawValue: String($0)) }
    guard !names.isEmpty, !names.contains(nil) else { return nil }
    self.names = names.compactMap(\.self)
  }

  var defaultValueDescription: String { names.map(\.rawValue).joined(separator: ",") }

  static var allValueStrings: [String] { ReaderName.allCases.map(\.rawValue) }

  /// Whether it is one that reads aloud, and so can play flows.
  var isOneThatSpeaks: Bool { names == [.voiceOver] || names == [.talkBack] }

  /// The scenario as the one that reads it aloud finds it.
  func applied(to scenario: Scenario) -> Scenario {
    guard names == [.talkBack] else { return scenario }
    var scenario = scenario
    scenario.settings[.talkBack] = .flag(true)
    scenario.begin()
    return scenario
  }
}
