public import ArgumentParser
public import TestRuns

/// A reporter that the command line asks for, with the file that it writes: `junit=report.xml`.
struct ReporterChoice: ExpressibleByArgument {
  let name: ReporterName
  /// `nil` for standard output.
  let file: String?

  init(_ name: ReporterName, file: String? = nil) {
    self.name = name
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = ReporterName(rawValue: parts[0]) else { return nil }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.init(name, file: parts.count == 2 ? parts[1] : nil)
  }

  static let allValueStrings = ReporterName.allCases.map(\.rawValue)
}

extension UpdateMode: ExpressibleByArgument {}
extension TextReporter.DifferenceForm: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
