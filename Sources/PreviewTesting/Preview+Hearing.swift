public import A11ySwiftUI
public import Audits
public import Diagnostics
internal import Foundation
internal import Interface
internal import OrderedCollections
internal import ScenarioFiles
internal import TestRuns
public import Transcripts

/// What VoiceOver says of a preview.
extension Preview {
  /// What is heard of the preview: in the flows that stand beside its file, or from its first element to its last.
  ///
  /// - Parameter locale: The language of the app and of VoiceOver.
  /// - Returns: Everything that was done and heard.
  /// - Throws: What is wrong with the flows beside the file.
  public nonisolated func transcript(locale: String = "en-US") throws -> Transcript {
    try HeardPreview(self).transcript(locale: locale)
  }

  /// What an audit finds in the preview, without anybody having written an expectation.
  ///
  /// - Parameters:
  ///   - audit: The rules to ask, which can be a team's own.
  ///   - locale: The language of the app and of VoiceOver.
  /// - Returns: Each thing once.
  /// - Throws: What is wrong with the flows beside the file.
  public nonisolated func findings(by audit: Audit = Audit(), locale: String = "en-US") throws -> [Finding] {
    try HeardPreview(self).findings(by: audit, locale: locale)
  }

  /// How the preview differs from its golden, which stands in the folder `FILE.previews` beside its file; empty if it
  /// does not.
  ///
  /// The variable `A11YSIM_UPDATE` takes the words of `a11ysim test --update`. Without it, what differs waits beside
  /// its golden for `a11ysim review`; in CI nothing is written.
  ///
  /// - Parameter locale: The language of the app and of VoiceOver; that of another one stands in the golden's name.
  /// - Returns: The difference, as speech.
  /// - Throws: What is wrong with the flows beside the file, or why a golden could not be read or written.
  public nonisolated func differenceFromGolden(locale: String? = nil) throws -> SpeechDifference {
    let heard = HeardPreview(self)
    return try heard.transcript(locale: locale ?? "en-US")
      .difference(from: Golden(besides: heard.address.text, variant: locale))
  }

  /// The preview with a flow in place of those that stand beside its file.
  public nonisolated func flow(_ name: String = "flow", @FlowBuilder _ steps: () -> [FlowStep]) -> HeardPreview {
    HeardPreview(self).flow(name, steps)
  }
}

/// A preview with flows of a test's own.
public struct HeardPreview: Sendable {
  private let entry: LinkedPreviews.Entry
  /// The flows that are played in place of those beside the file.
  private var flows: OrderedDictionary<String, Flow> = [:]

  init(_ preview: Preview) {
    let known = Previews.library.entries.first { $0.preview.place == preview.place && $0.preview.name == preview.name }
    entry = known ?? LinkedPreviews.Entry(file: URL(fileURLWithPath: preview.place.source), preview: preview)
  }

  /// The preview with one flow more.
  public func flow(_ name: String, @FlowBuilder _ steps: () -> [FlowStep]) -> HeardPreview {
    var heard = self
    heard.flows[name] = Flow(tasks: [Flow.Task(steps: steps().map(\.step))])
    return heard
  }

  /// What is heard in the flows.
  ///
  /// - Parameter locale: The language of the app and of VoiceOver.
  /// - Returns: Everything that was done and heard.
  /// - Throws: What is wrong with the flows beside the file, where there are no others.
  public func transcript(locale: String = "en-US") throws -> Transcript {
    try hear(in: locale) { Transcript(of: $0) }
  }

  /// What an audit finds in the preview, and on the way through the flows.
  ///
  /// - Parameters:
  ///   - audit: The rules to ask, which can be a team's own.
  ///   - locale: The language of the app and of VoiceOver.
  /// - Returns: Each thing once.
  /// - Throws: What is wrong with the flows beside the file, where there are no others.
  public func findings(by audit: Audit = Audit(), locale: String = "en-US") throws -> [Finding] {
    let findings = try hear(in: locale) { audit.findings(of: $0) }
    let calls = findings.flatMap { [$0.place] + $0.notes.map(\.place) }.compactMap { $0?.call }
    let places = calls.isEmpty ? [:] : Previews.library.places(of: calls)
    return findings.map { placed($0, among: places) }
  }

  /// A finding with its places in the file of the preview; what is made in another file is told in words.
  private func placed(_ finding: Finding, among places: [Int: CodePlace]) -> Finding {
    var finding = finding
    for index in finding.notes.indices {
      guard let call = finding.notes[index].place?.call else { continue }
      finding.notes[index].place = places[call].flatMap(placeInFile)
      if finding.notes[index].place == nil, let place = places[call] {
        finding.notes[index].text += ": \(words(for: place))"
      }
    }
    guard let call = finding.place?.call else { return finding }
    finding.place = places[call].flatMap(placeInFile)
    if finding.place == nil, let place = places[call] {
      finding.notes.append(Diagnostic.Note("made at \(words(for: place))"))
    }
    return finding
  }

  private func placeInFile(_ place: CodePlace) -> SourcePlace? {
    place.path == entry.file.path ? SourcePlace(line: place.line, column: place.column) : nil
  }

  private func words(for place: CodePlace) -> String { "\(place.path):\(place.line):\(place.column)" }

  /// Has the preview played as a scenario.
  private func hear<Result: Sendable>(
    in locale: String, _ listen: @Sendable @MainActor (Scenario) -> Result
  ) throws -> Result {
    var defaults = ScenarioDefaults()
    defaults.locale = locale
    let flowsBesides = flows.isEmpty ? try flowsBesides() : nil
    return MainThread.run {
      var scenario = entry.scenario(defaults, flowsBesides)
      if !flows.isEmpty { scenario.flows = flows }
      return listen(scenario)
    }
  }

  var address: PreviewAddress { entry.address }

  private func flowsBesides() throws -> PreviewFlows? {
    guard FileManager.default.fileExists(atPath: address.flowsFile) else { return nil }
    // A preview that a test has made is none of those that are linked in.
    let names = Previews.library.entries.filter { $0.file == entry.file }.map(\.preview.name) + [entry.preview.name]
    return try PreviewFlows(ScenarioSource(path: address.flowsFile), of: names)
  }
}

extension Preview: CustomStringConvertible {
  /// The file and the name.
  public nonisolated var description: String {
    let file = place.source.split(separator: "/").last.map { $0.replacing(".swift", with: "") } ?? ""
    return "\(file), \(name)"
  }
}
