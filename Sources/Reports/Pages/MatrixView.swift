internal import OrderedCollections

/// How scenarios came out under each setting and in each language, as a table.
struct MatrixView: Sendable {
  private let rows: OrderedDictionary<String, [CaseView]>
  private let variants: OrderedSet<String>
  private let address: @Sendable (CaseView) -> PageAddress

  private static let title = Anchor("matrix")

  /// - Parameters:
  ///   - cases: The scenarios and their variants.
  ///   - address: Where a link to one of them leads.
  init(_ cases: [CaseView], leadingTo address: @escaping @Sendable (CaseView) -> PageAddress) {
    let rows = OrderedDictionary(grouping: cases, by: \.path).filter { $0.value.contains { $0.variant != nil } }
    self.rows = rows
    variants = OrderedSet(rows.values.joined().compactMap(\.variant))
    self.address = address
  }

  var html: HTML {
    guard !rows.isEmpty else { return .nothing }
    return HTML(.section, .css("case matrix"), .labelled(by: MatrixView.title)) {
      HTML(.h2, .id(MatrixView.title), text: "Under other settings and in other languages")
      HTML(.p, .css("note"), text: "A dash: not played, or nothing else is heard than without it.")
      HTML(.div, .css("wide"), .reachable, .region, .label("The table, which can be scrolled")) {
        HTML(.table) {
          HTML(.thead) {
            HTML(.tr) {
              HTML(.th, .column, text: "Scenario")
              HTML(.th, .column, text: "as it stands")
              HTML(variants.map { HTML(.th, .column, text: $0) })
            }
          }
          HTML(.tbody) { HTML(rows.values.map(row)) }
        }
      }
    }
  }

  private func row(_ cases: [CaseView]) -> HTML {
    let known = Dictionary(cases.map { ($0.variant, $0) }) { first, _ in first }
    return HTML(.tr) {
      HTML(.th, .row) { HTML(.bdi, text: cases.first?.title ?? "") }
      HTML(([nil] + variants.map(Optional.some)).map { cell(known[$0]) })
    }
  }

  private func cell(_ view: CaseView?) -> HTML {
    guard let view else { return HTML(.td, text: "–") }
    return HTML(.td, view.needsLook ? .css("look") : nil) {
      HTML(.a, .href(address(view)), text: view.outcome)
    }
  }
}
