internal import A11ySimulation
internal import ArgumentParser
internal import Transcripts

/// The assistive technologies that an option names, with commas between them.
struct ReaderList: ExpressibleByArgument, Equatable {
  var names: [ReaderName]

  init(_ names: [ReaderName]) {
    self.names = names
  }

  /// Those that read aloud, and so can play flows.
  static let speaking: [ReaderName] = [.voiceOver, .talkBack]

  /// Reads what an option says; the error names what could have been meant.
  @Sendable
  static func read(_ argument: String) throws -> ReaderList { try read(argument, suggesting: ReaderName.allCases) }

  /// Reads what an option says that takes one of those that read aloud.
  @Sendable
  static func readSpeaking(_ argument: String) throws -> ReaderList { try read(argument, suggesting: speaking) }

  private static func read(_ argument: String, suggesting suggestions: [ReaderName]) throws -> ReaderList {
    if let list = ReaderList(argument: argument) { return list }
    let wrong = argument.split(separator: ",").map(String.init).first { ReaderName(rawValue: $0) == nil } ?? argument
    let names = suggestions.map(\.rawValue)
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

  /// Whether it is one that reads aloud.
  var isOneThatSpeaks: Bool { ReaderList.speaking.contains { names == [$0] } }

  /// The scenario as the one that reads it aloud finds it.
  func applied(to scenario: Scenario) -> Scenario {
    guard names == [.talkBack] else { return scenario }
    var scenario = scenario
    scenario.settings[.talkBack] = .flag(true)
    scenario.begin()
    return scenario
  }
}
