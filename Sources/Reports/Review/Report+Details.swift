internal import Diagnostics

extension Report.Case {
  /// What is wrong, a sentence for each thing, with its place.
  package var details: [String] {
    failures.map { failure in (failure.place.map { "\(position(of: $0)): " } ?? "") + failure.sentence }
      + (discrepancy?.sentences ?? []) + failing.map { $0.line(in: self) }
  }

  /// What is wrong, in one line.
  package var headline: String {
    guard let failure = failures.first else {
      return discrepancy?.headline ?? failing.first?.line(in: self) ?? verdict.rawValue
    }
    return failure.sentence + (failures.count > 1 ? "; and \(failures.count - 1) more" : "")
  }

  /// The findings that fail it.
  package var failing: [Report.Finding] { findings.filter(\.fails) }

  /// A place as editors take it: `trip.yaml:3:5`.
  func position(of place: Report.Place) -> String { "\(place.file ?? path):\(place.line):\(place.column)" }
}

extension Report.Failure {
  /// What is wrong, and in which flow, in one line.
  fileprivate var sentence: String { (flow.map { "flow '\($0)': " } ?? "") + message }
}

extension Report.Finding {
  /// The finding in one line, with its place.
  package func line(in item: Report.Case) -> String {
    Diagnostics.Finding.line(
      at: place.map(item.position) ?? item.path, severity: severity, message: message, rule: rule)
  }

  /// All that there is to say, a fact a line.
  func lines(in item: Report.Case) -> [String] {
    [line(in: item)] + (heard.map { ["heard: \($0)"] } ?? []) + (setting.map { ["with \($0)"] } ?? [])
      + notes.map { note in note.text + (note.place.map { ": \(item.position(of: $0))" } ?? "") }
      + hints.map { "hint: \($0)" }
  }
}
