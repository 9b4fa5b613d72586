internal import Diagnostics

/// The page of one scenario, where a report has too many for a page of all.
struct CasePage {
  private let view: CaseView
  private let before: CaseView?
  private let after: CaseView?

  init(_ view: CaseView, before: CaseView?, after: CaseView?) {
    self.view = view
    self.before = before
    self.after = after
  }

  var page: Page {
    Page(title: "a11ysim: \(view.title)") {
      HTML(.header, .css("verdict")) {
        HTML(.p, .css("kicker"), text: "What VoiceOver says")
        HTML(.h1, text: view.outcome.withCapital)
      }
      HTML(.nav, .label("Scenarios")) {
        HTML(.ul, .css("steps")) {
          HTML(.li) { HTML(.a, .href(PageAddress(.indexFromCase)), text: "All scenarios") }
          if let before { link(to: before, "Before it") }
          if let after { link(to: after, "After it") }
        }
      }
      HTML(.main, .id(Page.main), .target) { view.html }
    }
  }

  private func link(to view: CaseView, _ words: String) -> HTML {
    HTML(.li) {
      "\(words): "
      HTML(.a, .href(PageAddress(view.pageFromCase))) { HTML(.bdi, text: view.title) }
    }
  }
}
