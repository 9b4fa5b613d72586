internal import A11ySimulation
internal import ArgumentParser
internal import Transcripts

/// The assistive technologies that an option names, with commas between them.
struct ReaderList: ExpressibleByArgument, Equatable {
  var names: [ReaderName]

  init(_ names: [ReaderName]) {
    self.names = names
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
