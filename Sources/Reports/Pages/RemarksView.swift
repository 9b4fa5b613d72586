/// What else there is to know of a scenario: how much of it was gone through, and what is assumed.
struct RemarksView: Sendable {
  private let item: Report.Case
  private let anchor: Anchor

  init(_ item: Report.Case, anchor: Anchor) {
    self.item = item
    self.anchor = anchor
  }

  var html: HTML { HTML([coverage, assumptions]) }

  private var coverage: HTML {
    guard let coverage = item.coverage, !coverage.summary.isEmpty else { return .nothing }
    let title = anchor.appending("coverage")
    return HTML(.section, .css("part")) {
      HTML(.h3, .id(title), text: "Coverage")
      HTML(.p, text: coverage.summary)
      if !coverage.omissions.isEmpty {
        HTML(.details) {
          HTML(.summary, text: "What was left out: \(coverage.omissions.count)")
          HTML(.ul) { HTML(coverage.omissions.map { HTML(.li, text: $0) }) }
        }
      }
    }
  }

  private var assumptions: HTML {
    guard !item.assumptions.isEmpty else { return .nothing }
    let title = anchor.appending("assumptions")
    return HTML(.section, .css("part")) {
      HTML(.h3, .id(title), text: "Assumptions")
      HTML(.ul) { HTML(item.assumptions.map { HTML(.li, text: $0) }) }
    }
  }
}
