internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// A form of a report with the file that it is written into: `junit=report.xml`.
struct ReportFormChoice: ExpressibleByArgument {
  var form: ReportForm
  var file: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let form = ReportForm(rawValue: parts[0]) else { return nil }
    (self.form, file) = (form, parts[1])
  }

  static var allValueStrings: [String] { ReportForm.allCases.map { "\($0.rawValue)=" } }
}
