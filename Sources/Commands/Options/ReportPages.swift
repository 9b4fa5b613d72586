internal import ArgumentParser

/// How a report is divided into pages.
enum ReportPages: String, ExpressibleByArgument, CaseIterable {
  case one, each
}
