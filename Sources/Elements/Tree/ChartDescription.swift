/// What the system can tell of a chart as a whole.
package struct ChartDescription: Sendable, Hashable {
  package var title: String?
  /// What the axes show.
  package var xAxis: String?
  package var yAxis: String?
  /// The author's words on what the chart shows.
  package var summary: String?
  package var points: [Point]

  /// A place on the horizontal axis, and what is there.
  package struct Point: Sendable, Hashable {
    package var x: String
    package var y: String
  }
}

extension ChartDescription {
  /// The numbers that the values of the points begin with, if all of them do.
  package var numbers: [Double]? {
    let numbers = points.compactMap { point in
      Double(point.y.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }.filter { $0 != "," })
    }
    return numbers.count == points.count && !numbers.isEmpty ? numbers : nil
  }
}
