/// How a reviewer agrees to what is heard now.
struct AcceptanceView: Sendable {
  private let item: Report.Case
  private let anchor: Anchor

  init(_ item: Report.Case, anchor: Anchor) {
    self.item = item
    self.anchor = anchor
  }

  var html: HTML {
    guard !item.patch.isEmpty else { return .nothing }
    let title = anchor.appending("accept")
    return HTML(.section, .css("part accept")) {
      HTML(.h3, .id(title), text: "If this is meant")
      HTML(.p) {
        "Record it with "
        HTML(.code, text: item.acceptCommand)
        ", or apply this patch with "
        HTML(.code, text: "git apply")
        "."
      }
      HTML(.details) {
        HTML(.summary, text: "The patch of \(item.golden)")
        HTML(.pre, .reachable, .group, .label("The patch of \(item.golden)"), text: item.patch)
      }
    }
  }
}
