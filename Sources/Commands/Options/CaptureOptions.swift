internal import ArgumentParser
internal import Importers

/// How captures of running apps are read.
struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The format of a capture, where its content does not show it.", valueName: "format"))
  var from: CaptureFormat?

  @Option(
    help: ArgumentHelp(
      "What to add to elements of a capture by identifier, label or path, such as hints.", valueName: "file"),
    completion: .file())
  var overlay: String?

  @Flag(help: "Take guesses about a capture, and what it lacks, as errors.")
  var strict = false

  @Flag(help: "Keep what lies behind something else: VoiceOver reads it where an app forgets that a view is modal.")
  var keepCovered = false

  @Flag(help: "Keep the keys of the keyboard.")
  var keepKeyboard = false

  @Flag(help: "Leave out what is scrolled away.")
  var onScreenOnly = false

  @Flag(help: "Decide by types and words what is an element, whatever the capture says.")
  var distrustAccessible = false

  /// The same as the importers have it.
  var options: ImportOptions {
    var options = ImportOptions()
    options.keepsCovered = keepCovered
    options.keepsKeyboard = keepKeyboard
    options.keepsScrolledAway = !onScreenOnly
    options.trustsAccessible = !distrustAccessible
    return options
  }
}

extension CaptureFormat: ExpressibleByArgument {}
