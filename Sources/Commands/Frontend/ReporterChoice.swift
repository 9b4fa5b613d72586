internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

extension ReporterChoice: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }

  public static var allValueStrings: [String] { ReporterName.allCases.map(\.rawValue) }
}

extension UpdateMode: ExpressibleByArgument {}
extension TextReporter.DifferenceForm: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
