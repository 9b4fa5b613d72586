/// A document of a report: what stands in the head of every page, and a body.
struct Page {
  /// Where the main part begins, to which the first link of a page leads.
  static let main = Anchor("main")

  /// The same for all pages.
  private static let policy = ContentPolicy(style: PageStyle.sheet, script: PageScript.code)

  let title: String
  let body: HTML

  init(title: String, @HTMLBuilder body: () -> HTML) {
    self.title = title
    self.body = body()
  }

  var text: String {
    HTML.document(language: "en") {
      HTML(.head) {
        HTML(.meta, .utf8)
        HTML(.meta, .policy, .content(Page.policy.text))
        HTML(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
        HTML(.meta, .name("color-scheme"), .content("light dark"))
        HTML(.meta, .name("referrer"), .content("no-referrer"))
        HTML(.title, text: title)
        HTML.style(PageStyle.sheet)
      }
      HTML(.body) {
        HTML(.a, .css("skip"), .href(PageAddress(Page.main)), text: "Skip to the scenarios")
        body
        HTML.script(PageScript.code)
      }
    }.written
  }
}
