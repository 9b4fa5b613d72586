/// What the author tells of a chart as a whole, beside the elements that stand for it: SwiftUI's and UIKit's
/// `AXChartDescriptor`.
package struct ChartDescriptor: Sendable, Hashable {
  package var title: Dynamic<String>?
  /// What the axes show.
  package var xAxis: Dynamic<String>?
  package var yAxis: Dynamic<String>?
  /// What the chart shows, in words.
  package var summary: Dynamic<String>?
  /// The points of the only series, which has no name.
  package var points: [ChartPoint] = []
  package var series: [ChartSeries] = []

  package init() {}
}

/// Points of a chart that belong together.
package struct ChartSeries: Sendable, Hashable {
  package var name: Dynamic<String>
  package var points: [ChartPoint]

  package init(name: Dynamic<String>, points: [ChartPoint] = []) {
    self.name = name
    self.points = points
  }
}

extension ChartDescriptor: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    title.accept(&visitor)
    xAxis.accept(&visitor)
    yAxis.accept(&visitor)
    summary.accept(&visitor)
    points.accept(&visitor)
    series.accept(&visitor)
  }
}

extension ChartSeries: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    name.accept(&visitor)
    points.accept(&visitor)
  }
}
