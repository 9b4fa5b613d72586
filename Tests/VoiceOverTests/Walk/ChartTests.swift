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
      "nor is one whose name is empty", "views: [{ chart: Sales, xAxis: '', yAxis: '', points: { May: 54 cakes } }]",
      steps: "{ rotor: Audio Graph }, down, activate", "Audio Graph", "Describe chart", "There is one data series"),
    // VoiceOver's string search.rotor.audiograph.axes.description.format for iOS 15; that it is heard here is assumed.
    WalkExample(
      "up to iOS 15 by its axes alone", "platform: iOS 15\n" + sales, steps: "{ rotor: Audio Graph }, down, activate",
      "Audio Graph", "Describe chart", "time versus sales"),
    WalkExample(
      "the graph is played from its details as it is from the rotor (WWDC22-10136)", sales,
      steps: "{ rotor: Audio Graph }, up, activate, { focus: Play Audio Graph }, activate", "Audio Graph",
      "Chart Details", "* screen changed", "Audio Graph, heading", "Play Audio Graph, button", "Complete"),
    WalkExample(
      "a comma stands before thousands or before a fraction, by the digits after it",
      "views: [{ chart: Sales, yAxis: sales, points: { A: '1,500 cakes', B: '2,5 cakes' } }]",
      steps: "{ rotor: Audio Graph }, up, activate, { focus: Statistics }, { next: 3 }", "Audio Graph",
      "Chart Details", "* screen changed", "Audio Graph, heading", "Statistics, heading", "Minimum: 2,5 cakes",
      "Maximum: 1,500 cakes", "Mean sales: 751.25"),
    WalkExample(
      "its details are a screen", sales, steps: "{ rotor: Audio Graph }, { down: 3 }, activate, { next: 12 }",
      "Audio Graph", "Describe chart", "Play Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading",
      "Done, button", "Sales, data point, May 8th, 54 cakes", "data point, May 9th, 36 cakes",
      "Play Audio Graph, button", "Summary, heading", "The x-axis is time", "The y-axis is sales", "Sales fall",
      "Statistics, heading", "Minimum: 36 cakes",
      "Maximum: 54 cakes", "Mean sales: 45"),
    WalkExample(
      "the details are closed by their button and by a scrub", sales,
      steps: "{ rotor: Audio Graph }, up, activate, next, activate, { rotor: Audio Graph }, up, activate, escape",
      "Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading", "Done, button", "* screen changed",
      "Sales, May 8th, 54 cakes", "Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading",
      "* screen changed", "Sales, May 8th, 54 cakes"),
    WalkExample(
      "what the app below cannot do is told while the details cover it",
      "state: { n: 0 }\nviews: [{ chart: Sales, points: { May: 54 cakes } }, { button: B, action: { after: { seconds: 5, action: { announce: '${1 / n}' } } } }]",
      steps: "{ focus: B }, activate, previous, { rotor: Audio Graph }, up, activate, { wait: 5 }",
      "B, button", "B", "Sales, May, 54 cakes", "Audio Graph", "Chart Details", "* screen changed",
      "Audio Graph, heading", "* failed: the effect could not be carried out: division by zero (line 4, column 123)"),
    WalkExample(
      "an element that is a chart has the graph that its author tells of (SwiftUI, accessibilityChartDescriptor)",
      "views: [{ rectangle: , label: Sales, chartDescriptor: { xAxis: time, series: { A: { 1: 5 }, B: { 1: 6 } } } }]",
      steps: "{ rotor: Audio Graph }, down, activate", "Audio Graph", "Describe chart",
      "The x-axis is time, There are 2 data series"),
    // Apple's strings chart.series.trend.increasing, chart.series.trend.verystrong and chart.series.outliers.none.
    WalkExample(
      "three points or more tell a trend", "views: [{ chart: Sales, points: { 1: £1, 2: £2, 3: £3 } }]",
      steps: "{ rotor: Audio Graph }, up, activate, { focus: Insights }, { next: 3 }", "Audio Graph", "Chart Details",
      "* screen changed", "Audio Graph, heading", "Insights, heading", "There is an overall increasing trend",
      "The data show a very strong correlation", "There are no outliers"),
    // Their neighbors trend.weak and outlier.format: by hand, r = 0.39, and both quartiles are 4.
    WalkExample(
      "a point far from the others is an outlier",
      "views: [{ chart: Sales, points: { 1: 4, 2: 1, 3: 4, 4: 4, 5: 4, 6: 4 } }]",
      steps: "{ rotor: Audio Graph }, up, activate, { focus: Insights }, { next: 3 }", "Audio Graph", "Chart Details",
      "* screen changed", "Audio Graph, heading", "Insights, heading", "There is an overall increasing trend",
      "The data show a weak correlation", "2, 1 is an outlier"),
    // AXMediaUtilities, audiograph.series.number; AccessibilitySharedUISupport, Current Series:.
    WalkExample(
      "one series of several is chosen", "views: [{ chart: Sales, series: { Cakes: { 1: 5 }, '': { 1: 6 } } }]",
      steps: "{ rotor: Audio Graph }, up, activate, { focus: Series 2 }, activate, { previous: 2 }",
      "Audio Graph", "Chart Details", "* screen changed", "Audio Graph, heading", "Current Series: Series 2, button",
      "selected, Series 2",
      "Cakes, button", "Sales, data point, 1, 6"),
  ]

  @Test("A chart", arguments: examples)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
