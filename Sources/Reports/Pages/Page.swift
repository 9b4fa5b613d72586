/// A document: what stands in the head of every page, and a body.
struct Page {
  /// Where the main part begins, to which the first link of a page leads.
  static let main = Anchor("main")

  let title: String
  let conduct: PageConduct
  let body: HTML

  init(title: String, _ conduct: PageConduct = .report, @HTMLBuilder body: () -> HTML) {
    self.title = title
    self.conduct = conduct
    self.body = body()
  }

  /// The document as it stands in a file.
  var bytes: [UInt8] {
    HTML.document(language: "en") {
      HTML(.head) {
        HTML(.meta, .utf8)
        HTML(.meta, .policy, .content(conduct.policy.text))
        HTML(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
        HTML(.meta, .name("color-scheme"), .content("light dark"))
        HTML(.meta, .name("referrer"), .content("no-referrer"))
        HTML(.title, text: title)
        HTML(conduct.styles.map(HTML.style))
      }
      HTML(.body) {
        HTML(.a, .css("skip"), .href(PageAddress(Page.main)), text: "Skip to the scenarios")
        body
        HTML.script(conduct.script)
      }
    }.bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// How pages of a kind look, what they do, and what a browser may do for them.
struct PageConduct: Sendable {
  let styles: [StaticString]
  let script: StaticString
  let policy: ContentPolicy

  private init(styles: [StaticString], script: StaticString, asksItsServer: Bool) {
    self.styles = styles
    self.script = script
    policy = ContentPolicy(styles: styles, script: script, asksItsServer: asksItsServer)
  }

  /// A report, which needs nothing besides itself.
  static let report = PageConduct(styles: [PageStyle.sheet], script: PageScript.code, asksItsServer: false)
  /// A page that follows a file, and asks the program that made it.
  static let live = PageConduct(
    styles: [PageStyle.sheet, LiveStyle.sheet], script: LiveScript.code, asksItsServer: true)
}
