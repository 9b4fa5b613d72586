public import A11ySwiftUI
internal import Foundation
internal import Interface
internal import OrderedCollections
internal import PreviewPackages
internal import ScenarioFiles
public import Transcripts

/// The previews of the app's views, as tests hear them.
public enum Previews {
  /// All previews that are linked into the tests, in the order of their files.
  ///
  /// `@Test(arguments: Previews.all) func sounds(_ preview: Preview)` tests each of them.
  public static let all: [Preview] = MainThread.run {
    let needsFiles = PreviewCase.all.contains { if case .provider = $0.place { true } else { false } }
    // Tests run in the folder of their package.
    let files = needsFiles ? TeamFolder.sources(at: ["."]) : []
    let places = files.flatMap { file in file.providers.map { ($0, file.url.path) } }
    return LinkedPreviews(providers: Dictionary(places) { first, _ in first }).entries.map { Preview($0) }
  }
}

/// A preview of some views: what VoiceOver says of it can be tested.
public struct Preview: Sendable {
  /// What the preview is called in its file.
  public let name: String
  /// The Swift file.
  public let file: String
  private let entry: LinkedPreviews.Entry
  /// The flows that are played in place of those beside the file.
  private var flows: OrderedDictionary<String, Flow> = [:]

  init(_ entry: LinkedPreviews.Entry) {
    name = entry.preview.name
    file = entry.file.path
    self.entry = entry
  }

  /// A preview that only a test needs.
  ///
  /// - Parameters:
  ///   - name: What it shows, in a few words.
  ///   - file: The file that it counts as standing in.
  ///   - line: The line there.
  ///   - content: The view.
  public init(
    _ name: String, file: String = #filePath, line: Int = #line,
    _ content: @escaping @MainActor () -> any A11ySwiftUI.View
  ) {
    self.init(
      LinkedPreviews.Entry(
        file: URL(fileURLWithPath: file),
        preview: MainThread.run { PreviewCase(name, at: .file(file, line: line), content: content) }))
  }

  /// The preview with a flow in place of those that stand beside its file.
  public func flow(_ name: String = "flow", @FlowBuilder _ steps: () -> [FlowStep]) -> Preview {
    var preview = self
    preview.flows[name] = Flow(tasks: [Flow.Task(steps: steps().map(\.step))])
    return preview
  }

  /// What is heard of the preview: in its flows, or from its first element to its last.
  ///
  /// - Parameter locale: The language of the app and of VoiceOver.
  /// - Returns: Everything that was done and heard.
  /// - Throws: What is wrong with the flows beside the file.
  public func transcript(locale: String = "en-US") throws -> Transcript {
    try MainThread.run {
      var defaults = ScenarioDefaults()
      defaults.locale = locale
      var scenario = entry.scenario(defaults, flows.isEmpty ? try flowsBesides() : nil)
      if !flows.isEmpty { scenario.flows = flows }
      return Transcript(of: scenario)
    }
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
  public func differenceFromGolden(locale: String? = nil) throws -> SpeechDifference {
    let address = PreviewAddress(file: file, name: name)
    return try transcript(locale: locale ?? "en-US")
      .difference(from: Golden(besides: address.text, variant: locale))
  }

  private func flowsBesides() throws -> PreviewFlows? {
    let path = PreviewAddress(file: file, name: name).flowsFile
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let names = Previews.all.filter { $0.file == file }.map(\.name)
    return try PreviewFlows(ScenarioSource(path: path), of: names)
  }
}

extension Preview: CustomStringConvertible {
  /// The file and the name.
  public var description: String { "\(entry.file.deletingPathExtension().lastPathComponent), \(name)" }
}
