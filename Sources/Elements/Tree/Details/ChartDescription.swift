internal import Interface
internal import Languages

/// What the system can tell of a chart as a whole.
package struct ChartDescription: Sendable, Hashable {
  package var title: String?
  /// What the axes show.
  package var xAxis: String?
  package var yAxis: String?
  /// The author's words on what the chart shows.
  package var summary: String?
  package var series: [Series]

  /// Points that belong together.
  package struct Series: Sendable, Hashable {
    /// `nil` for the only one of a chart that names none.
    package var name: String?
    package var points: [Point]
  }

  /// A place on the horizontal axis, and what is there.
  package struct Point: Sendable, Hashable {
    package var x: String
    package var y: String
  }
}

extension ChartDescription {
  /// What the author says of a view that is a chart of the system's.
  init(_ view: View, title: String?) {
    self.init(
      title: title, xAxis: view.xAxis?.wordsOrNil, yAxis: view.yAxis?.wordsOrNil, summary: view.summary?.wordsOrNil,
      series: Series.all(view.points, view.series))
  }

  /// What the author says of a chart that is drawn otherwise.
  init(_ descriptor: ChartDescriptor) {
    self.init(
      title: descriptor.title?.constant, xAxis: descriptor.xAxis?.wordsOrNil, yAxis: descriptor.yAxis?.wordsOrNil,
      summary: descriptor.summary?.wordsOrNil, series: Series.all(descriptor.points, descriptor.series))
  }
}

extension ChartDescription.Series {
  fileprivate static func all(_ points: [ChartPoint], _ series: [ChartSeries]) -> [Self] {
    let named = series.map { series in
      Self(name: series.name.wordsOrNil, points: series.points.map(ChartDescription.Point.init))
    }
    return points.isEmpty && !named.isEmpty ? named : [Self(points: points.map(ChartDescription.Point.init))] + named
  }

  /// The numbers that the values of the points begin with, if all of them do.
  package var numbers: [Double]? {
    let numbers = points.compactMap { LeadingNumber(of: $0.y)?.value }
    return numbers.count == points.count && !numbers.isEmpty ? numbers : nil
  }

  /// Where the points stand on the horizontal axis: at their numbers, if they are nothing else, or one after the other.
  package var places: [Double] {
    let numbers = points.compactMap { point in
      LeadingNumber(of: point.x).flatMap { $0.rest.isEmpty ? $0.value : nil }
    }
    return numbers.count == points.count ? numbers : points.indices.map(Double.init)
  }
}

extension Dynamic<String> {
  /// The words; what is empty says nothing.
  fileprivate var wordsOrNil: String? { constant.flatMap { $0.isEmpty ? nil : $0 } }
}

extension ChartDescription.Point {
  fileprivate init(_ point: ChartPoint) { self.init(x: point.label.constant ?? "", y: point.value.constant ?? "") }
}
