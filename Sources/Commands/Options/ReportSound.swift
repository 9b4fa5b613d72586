internal import ArgumentParser

/// Which parts of a report can be heard.
enum ReportSound: String, ExpressibleByArgument, CaseIterable {
  case all, changed, none
}
