import Diagnostics
import Foundation
import Importers
import Interface
import ScenarioFiles
import StringCatalogs
import Transcripts

/// What reads input from outside: each takes any bytes, and either understands them or says what is wrong.
enum FuzzTarget: UInt8, CaseIterable {
  case yaml, json, capture, transcript, catalog, strings, stringsDictionary, nested, expression, expectation

  /// The target that a first byte names, with what it reads; text is a scenario, so that files can be seeds as they are.
  static func choose(for data: Data) -> (target: FuzzTarget, data: Data) {
    guard let first = data.first, let target = FuzzTarget(rawValue: first) else {
      return (data.first == UInt8(ascii: "{") ? .json : .yaml, data)
    }
    return (target, Data(data.dropFirst()))
  }

  /// The target of this name, such as `expression`.
  init?(named name: some StringProtocol) {
    guard let target = FuzzTarget.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = target
  }

  func run(_ data: Data) {
    switch self {
    case .yaml: FuzzTarget.play(data, .yaml)
    case .json: FuzzTarget.play(data, .json)
    case .capture: FuzzTarget.importCapture(data)
    case .transcript:
      let text = String(decoding: data, as: UTF8.self)
      let other = text.split(separator: "\n", omittingEmptySubsequences: false).reversed().joined(separator: "\n")
      _ = SpeechDifference(from: text, to: other).text()
    case .catalog: _ = try? StringCatalog(data, device: "iphone")
    case .strings: _ = try? StringsFile(data)
    case .stringsDictionary: _ = try? StringsDictionary(data, language: "de", device: "iphone")
    case .nested: FuzzTarget.play(Data(NestedScenario(data).json.utf8), .json)
    case .expression: FuzzTarget.play(SmallScenario(data).showing, .json)
    case .expectation: FuzzTarget.play(SmallScenario(data).hearing, .json)
    }
  }

  /// Reads a scenario, plays it, and holds the law that what is written of it reads back.
  private static func play(_ data: Data, _ format: ScenarioSource.Format) {
    guard let text = try? DecodedText.decode(data, name: "fuzz"),
      let scenario = try? readScenario(ScenarioSource(text, name: "fuzz", format: format))
    else { return }
    _ = Transcript(of: scenario).text()
    guard let written = try? ScenarioWriter.text(of: scenario) else { return }
    do {
      _ = try readScenario(ScenarioSource(written, name: "written"))
    } catch {
      preconditionFailure("what was written does not read back:\n\(written)\n\(error)")
    }
  }

  private static func importCapture(_ data: Data) {
    guard let text = try? DecodedText.decode(data, name: "fuzz"),
      let capture = try? readCapture(SourceFile(name: "fuzz", text: text))
    else { return }
    _ = Transcript(of: CaptureImport(capture).scenario).text()
  }
}
