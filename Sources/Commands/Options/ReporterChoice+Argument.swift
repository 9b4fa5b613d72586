internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

extension ReporterChoice: ExpressibleByArgument {
  /// Takes what the command line says.
  public init?(argument: String) { self.init(argument) }

  /// The names of all reporters.
  public static var allValueStrings: [String] { ReporterName.allCases.map(\.rawValue) }
}

extension UpdateMode: ExpressibleByArgument {}
extension TextReporter.DifferenceForm: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  /// Takes what the command line says.
  public init?(argument: String) { self.init(argument) }
}
