import Interface
import Layout
import Testing

@Suite("Layouts give the orders that were recorded")
struct RecordedOrderTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: View
    var order: [String]
  }

  static let recordings: [Recording] = [
    // WWDC 2018, session 230: “Name, breed, Layla, Labrador.”
    Recording(
      testDescription: "a grid of captions over values reads row by row",
      view: View(
        .grid,
        children: [
          View(.gridRow, children: [.text("Name"), .text("Breed")]),
          View(.gridRow, children: [.text("Layla"), .text("Labrador")]),
        ]),
      order: ["Name", "Breed", "Layla", "Labrador"]),
    // HIG, “Accessibility”: two pictures with captions, ungrouped.
    Recording(
      testDescription: "two pictures with captions in columns read pictures first",
      view: .hstack([
        .vstack([View(.image, .text("mangoes")), .text("Mangoes come from trees.")]),
        .vstack([View(.image, .text("tree")), .text("A tree.")]),
      ]),
      order: ["mangoes", "tree", "Mangoes come from trees.", "A tree."]),
    // WooCommerce for iOS, pull request 270: captions first.
    Recording(
      testDescription: "three columns of a caption over a number read the captions first",
      view: .hstack([
        .vstack([.text("Visitors"), .text("21").with { $0.font = "title" }]), .spacer,
        .vstack([.text("Orders"), .text("10").with { $0.font = "title" }]), .spacer,
        .vstack([.text("Revenue"), .text("$2.5k").with { $0.font = "title" }]),
      ]),
      order: ["Visitors", "Orders", "Revenue", "21", "10", "$2.5k"]),
    // React Native, pull request 45: the button is higher than the label beside it, so its upper edge comes first.
    Recording(
      testDescription: "a taller button is read before the label beside it",
      view: .hstack([
        .text("3 items"), .spacer, View(.button, .none, children: [.box(80, 60)]).with { $0.label = "Check out" },
      ]),
      order: ["Check out", "3 items"]),
    // EXYTE: a row of name, price and duration.
    Recording(
      testDescription: "a row reads from its leading end",
      view: .hstack([.text("Wall Moderator"), .spacer, .text("$5"), .text("3mon")]),
      order: ["Wall Moderator", "$5", "3mon"]),
  ]

  /// What is read, by rows of origins closer than eight points: AccessibilitySnapshot, pull request 242.
  private func order(_ placed: PlacedView, isRightToLeft: Bool = false) -> [String] {
    let kinds: Set<Kind> = [.text, .image, .button]
    return placed.flattened.filter { kinds.contains($0.view.kind) }.sorted { first, second in
      guard let a = first.frame, let b = second.frame else { return false }
      return abs(a.y - b.y) >= 8 ? a.y < b.y : (a.x < b.x) != isRightToLeft
    }.map { $0.view.title ?? "Check out" }
  }

  @Test("The order of a recording", arguments: recordings)
  func order(recording: Recording) throws {
    #expect(order(try #require(layOut([recording.view]).first)) == recording.order)
  }

  // AccessibilitySnapshot, ElementOrderTests: a 2 × 2 grid reads B A D C from right to left.
  @Test("From right to left, rows begin at the right")
  func mirrored() throws {
    var settings = Settings()
    settings[.layoutDirection] = .text("rightToLeft")
    let grid = View(
      .grid, children: ["A", "B", "C", "D"].map { View.text($0) }
    ).with { $0.columnCount = 2 }
    let placed = try #require(layOut([grid], on: phone, settings).first)
    #expect(order(placed, isRightToLeft: true) == ["A", "B", "C", "D"])
    #expect(try #require(placed.holding("A")?.frame).x > (try #require(placed.holding("B")?.frame).x))
  }
}
