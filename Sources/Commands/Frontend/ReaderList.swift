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

  var isVoiceOverAlone: Bool { names == [.voiceOver] }
}
