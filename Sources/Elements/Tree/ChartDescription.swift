/// What the system can tell of a chart as a whole.
public struct ChartDescription: Sendable, Hashable {
  public var title: String?
  /// What the axes show.
  public var xAxis: String?
  public var yAxis: String?
  /// The author's words on what the chart shows.
  public var summary: String?
  public var points: [Point]

  /// A place on the horizontal axis, and what is there.
  public struct Point: Sendable, Hashable {
    public var x: String
    public var y: String
  }
}

extension ChartDescription {
  /// The numbers that the values of the points begin with, if all of them do.
  public var numbers: [Double]? {
    let numbers = points.compactMap { point in
      Double(point.y.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }.filter { $0 != "," })
    }
    return numbers.count == points.count && !numbers.isEmpty ? numbers : nil
  }
}
