/// What stands first on a page of a report: the verdict in words, and how much there is of what.
struct ReportHeader {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var html: HTML {
    HTML(.header, .css("verdict")) {
      HTML(.p, .css("kicker"), text: "What VoiceOver says")
      HTML(.h1, text: report.verdictInWords)
      HTML(.ul, .css("counts")) {
        HTML(
          counts.map { count, words in
            HTML(.li) {
              HTML(.strong, text: "\(count)")
              " \(words)"
            }
          })
      }
      HTML(report.notes.map { HTML(.p, .css("note"), text: $0) })
    }
  }

  private var counts: [(Int, String)] {
    let findings = report.findingCount
    return report.changes.counts.filter { $0.count > 0 }.map { ($0.count, $0.word) }
      + (findings > 0 ? [(findings, findings == 1 ? "finding" : "findings")] : [])
      + [(report.cases.count, report.cases.count == 1 ? "scenario" : "scenarios")]
  }
}

/// What stands last on a page of a report.
struct ReportFooter {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var html: HTML {
    HTML(.footer) {
      if !report.coverage.isEmpty { HTML(.p, text: "Gone through: \(report.coverage).") }
      HTML(.p, text: "\(report.summary). Made with \(report.generator).")
    }
  }
}
