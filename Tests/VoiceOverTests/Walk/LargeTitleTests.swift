import Testing

@Suite("What is heard of a large title")
struct LargeTitleTests {
  // Read after the items: a tracker of habits, iOS 27; landed on where no item leads the bar: EhPanda, iOS 26.5.
  static let examples: [WalkExample] = [
    WalkExample(
      "it is read after the items of its bar",
      "views: [{ navigationBar: Today, titleDisplay: large, leading: [{ button: List }], trailing: [{ button: Add }] }, "
        + "{ text: C }]",
      steps: "{ next: 3 }, first", "Add, button", "Today, heading", "C", "List, button"),
    WalkExample(
      "it is landed on where no item leads the bar",
      "state: { s: false }\nviews: [{ navigationBar: Search, titleDisplay: large, trailing: [{ button: More, action: { set: "
        + "{ s: true } } }] }, { text: C }, { sheet: [{ text: Filters }], isPresented: $s }]",
      steps: "{ focus: More }, activate, escape, previous", "More, button", "* screen changed", "Filters",
      "* screen changed", "Search, heading", "More, button"),
  ]

  @Test("A bar", arguments: examples)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
