import Testing

@Suite("What is heard of a chart as a whole")
struct ChartTests {
  // The words of the description: WWDC22-110340; those of the details: Apple's strings and WWDC21-10122, in an order that is
  // assumed.
  private static let sales =
    "views: [{ chart: Sales, xAxis: time, yAxis: sales, summary: Sales fall, points: { May 8th: 54 cakes, May 9th: 36 cakes } }]"

  static let examples: [WalkExample] = [
    WalkExample(
      "it is described by its axes", sales, steps: "{ rotor: Audio Graph }, down, activate", "Audio Graph",
      "Describe chart", "The x-axis is time, The y-axis is sales, There is one data series"),
    WalkExample(
      "an axis without a name is not mentioned", "views: [{ chart: Sales, points: { May 8th: 54 cakes } }]",
      steps: "{ rotor: Audio Graph }, down, activate", "Audio Graph", "Describe chart", "There is one data series"),
    WalkExample(
      "its details are a screen", sales, steps: "{ rotor: Audio Graph }, { down: 3 }, activate, { next: 10 }",
      "Audio Graph", "Describe chart", "Play Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading",
      "Done, button", "Sales, data point, May 8th, 54 cakes", "data point, May 9th, 36 cakes",
      "Play Audio Graph, button", "Summary, heading", "Sales fall", "Statistics, heading", "Minimum: 36 cakes",
      "Maximum: 54 cakes", "Mean sales: 45"),
    WalkExample(
      "the details are closed by their button and by a scrub", sales,
      steps: "{ rotor: Audio Graph }, up, activate, next, activate, { rotor: Audio Graph }, up, activate, escape",
      "Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading", "Done, button", "* screen changed",
      "Sales, May 8th, 54 cakes", "Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading",
      "* screen changed", "Sales, May 8th, 54 cakes"),
  ]

  @Test("A chart", arguments: examples)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
