internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim picture`, which draws screens with their stops numbered.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws the screen with its stops numbered in reading order, as SVG, PNG or PDF.",
    discussion: """
        a11ysim picture Scenarios/beach-trip/trip.yaml -o trip.svg
        a11ysim picture inbox.yaml --flow "Read the mail" --step 3 -o read.svg
        a11ysim picture Scenarios/beach-trip --all -o pictures

      The name of the file tells the format; PNG and PDF are made by rsvg-convert or Chromium, whichever is there. With \
      --all, or of several scenarios, each screen is drawn into a file of its own in the folder.
      """)

  @Argument(help: "Scenario files, captures, folders with them, or '-' for standard input.", completion: .file())
  var paths: [String]

  @Option(
    name: .shortAndLong, help: "The file to write, the folder for several, or '-' for standard output.",
    completion: .file())
  var output = "-"

  @Option(help: "The screen to draw; the first one unless given.")
  var screen: String?

  @Flag(help: "Draw every screen, each into a file of the folder that --output names.")
  var all = false

  @Option(help: "Draw what a person has in front in this flow, with VoiceOver's cursor; at its end without --step.")
  var flow: String?

  @Option(help: "After how many steps of the flow; 0 is its beginning.")
  var step: Int?

  @Flag(inversion: .prefixedNo, help: "Number the stops, outline them, and tell beside the screen what is heard.")
  var annotation = true

  @Flag(inversion: .prefixedNo, help: "Tell what is heard beside the screen.")
  var legend = true

  @Option(
    help: ArgumentHelp(
      "The format, where no name of a file tells it: \(PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"))
  var format: PictureFormat?

  @Flag(help: "Go on, and draw again what changes, until you press Control-C.")
  var watch = false

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if all, output == "-" { throw ValidationError("--all needs a folder: give one with --output") }
    if all, screen != nil { throw ValidationError("--all draws every screen; leave --screen out") }
    if flow != nil, all || screen != nil {
      throw ValidationError("--flow draws the screen that it leads to; leave \(all ? "--all" : "--screen") out")
    }
    if let step, flow == nil || step < 0 {
      throw ValidationError(flow == nil ? "--step needs a flow: give one with --flow" : "--step is at least 0")
    }
    if watch, output == "-" { throw ValidationError("--watch needs a file: give one with --output") }
    if hasSeveral, output == "-" { throw ValidationError("several pictures need a folder: give one with --output") }
    if !isFolder, let named = PictureFormat(ofFile: output), let format, named != format {
      throw ValidationError("\(output) is not the name of a file in \(format.rawValue.uppercased())")
    }
    try OutputCheck.check([output], against: paths)
    if !isFolder, format == nil, PictureFormat(ofFile: output) == nil, !URL(filePath: output).pathExtension.isEmpty {
      let formats = PictureFormat.allCases.map { ".\($0.rawValue)" }
      throw ValidationError("a picture ends in \(formats.joined(separator: ", ")), and not as \(output) does")
    }
  }

  func run() throws {
    let drawing = try PictureRun(self)
    guard watch else { return try drawing.run(nil).exit() }
    try RunEnvironment.current.checkWatch()
    try drawing.watch().exit()
  }

  /// Whether the paths may lead to several scenarios; a preview is one, wherever it is.
  private var hasSeveral: Bool {
    paths.count > 1 || paths.contains(where: ScenarioFinder.isFolder) && previews.name == nil
  }

  /// Whether pictures go into a folder.
  var isFolder: Bool { all || hasSeveral }

  /// How pictures are written.
  var wantedFormat: PictureFormat { format ?? (isFolder ? nil : PictureFormat(ofFile: output)) ?? .svg }

  /// What pictures show besides the screen.
  var layers: PictureLayers { !annotation ? [] : legend ? .all : .marks }
}
