internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// Which of the scenarios a command line selects.
struct TestSelection: ParsableArguments {
  @Option(help: ArgumentHelp("Only scenarios whose path contains this text; can be given several times."))
  var filter: [String] = []

  @Option(help: "Only scenarios with this tag; can be given several times.")
  var tag: [String] = []

  @Flag(help: "Only scenarios that were no pass when they were last tested.")
  var lastFailed = false

  @Option(help: ArgumentHelp("Only a part of the scenarios, such as 2/3 for the second of three.", valueName: "i/n"))
  var shard: Shard?

  @Flag(help: "Accept that there is nothing to test.")
  var passWithNoTests = false

  /// The selected files, what is to be said about the selection, and the part of it that is tested.
  func files(of all: [String], in environment: RunEnvironment) -> (files: [String], notes: [String], shard: Shard?) {
    var files = all
    if !filter.isEmpty { files = files.filter { path in filter.contains { path.contains($0) } } }
    if lastFailed, let last = LastRun.read() {
      let failed = Set(last.failed)
      files = files.filter(failed.contains)
    }
    var notes: [String] = []
    if isSelective { notes.append("\(files.count) of \(all.count) selected") }
    if !tag.isEmpty { notes.append("of those tagged \(tag.joined(separator: " or "))") }
    let shard = shard ?? environment.shard
    return (shard?.items(of: files) ?? files, notes, shard)
  }

  /// Whether files were chosen by something else than their shard.
  private var isSelective: Bool { !filter.isEmpty || lastFailed }
}
