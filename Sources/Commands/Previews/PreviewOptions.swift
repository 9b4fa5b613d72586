internal import ArgumentParser

/// Which previews of SwiftUI code a command takes.
struct PreviewOptions: ParsableArguments {
  @Option(
    name: .customLong("preview"),
    help: ArgumentHelp(
      "In Swift files and folders, the preview of this name; or all whose names have these words, or in the file of this"
        + " name.", valueName: "name"))
  var name: String?
}

/// A command that takes previews of SwiftUI code wherever it takes scenarios.
protocol TakesPreviews: ParsableCommand {
  var previews: PreviewOptions { get }
  /// The paths that the command line names; empty for those of the project.
  var codePaths: [String] { get }
  /// Whether a person talks or listens to the command while it runs.
  var isInteractive: Bool { get }
  /// Whether the command goes on, and runs again when files change.
  var isWatching: Bool { get }
  /// After how many seconds no other preview is begun.
  var timeLimit: Int? { get }
  /// Whether the program that has the previews in it does all of the command.
  var isHandedOver: Bool { get }
}

extension TakesPreviews {
  var isInteractive: Bool { false }
  var isWatching: Bool { false }
  var timeLimit: Int? { nil }
  var isHandedOver: Bool { true }
}

extension TranscriptCommand: TakesPreviews {
  var codePaths: [String] { paths }
}

extension TestCommand: TakesPreviews {
  var codePaths: [String] { paths }
  var isWatching: Bool { watch }
}

extension PreviewsCommand: TakesPreviews {
  var codePaths: [String] { paths }
}

extension CheckCommand: TakesPreviews {
  var codePaths: [String] { paths }
}

extension WalkThroughCommand: TakesPreviews {
  var codePaths: [String] { [path] }
  var isInteractive: Bool { true }
}

extension SpeakCommand: TakesPreviews {
  var codePaths: [String] { path.map { [$0] } ?? [] }
  var isInteractive: Bool { output == nil }
}

extension ExplainCommand: TakesPreviews {
  var codePaths: [String] { [path] }
}

extension PictureCommand: TakesPreviews {
  var codePaths: [String] { paths }
  var isWatching: Bool { watch }
}

extension CompareCommand: TakesPreviews {
  var codePaths: [String] { [first] + (second.map { [$0] } ?? []) }
}

extension AuditCommand: TakesPreviews {
  var codePaths: [String] { paths }
}

extension MatrixCommand: TakesPreviews {
  var codePaths: [String] { paths }
}

extension ReportCommand: TakesPreviews {
  var codePaths: [String] { paths }
  /// A report that is there already needs no previews.
  var isHandedOver: Bool { from == nil }
}

extension PreviewCommand: TakesPreviews {
  var codePaths: [String] { [path] }
  /// It has the page here, and another program for each state of the code.
  var isHandedOver: Bool { false }
}
