import Diagnostics
import Interface

extension ValueSchema where Output == [ChartPoint] {
  /// A list of data points, or a map from their labels to their values.
  static let chartPoints = ValueSchema.forms(
    "a map of data points, or a list of them",
    list: .list(
      of: .record(
        "a data point", ChartPoint(label: "", value: ""),
        [
          Field("label", "What the point is called.", .template, isRequired: true, into: \.label),
          Field("value", "What the value of the point is.", .template, isRequired: true, into: \.value),
        ]), "a list of data points"),
    map: .named(
      .template, "a map of data points",
      entry: { point in point.label.constant.map { ($0.escapedInTemplate, point.value) } }
    ) { label, value, reading in
      reading.dynamicText(label).map { ChartPoint(label: $0, value: value) }
    })
}

extension ValueSchema where Output == [ChartSeries] {
  /// A map from the names of series to their points.
  static let chartSeries = ValueSchema.named(
    .chartPoints, "a map of series",
    entry: { series in series.name.constant.map { ($0.escapedInTemplate, series.points) } },
    make: { name, points, reading in reading.dynamicText(name).map { ChartSeries(name: $0, points: points) } })
}

extension ValueSchema where Output == ChartDescriptor {
  static let chartDescriptor = ValueSchema.record(
    "what is told of a chart", ChartDescriptor(),
    [
      Field("title", "What the chart is called.", .template, into: \.title),
      Field("xAxis", "What the horizontal axis shows.", .template, into: \.xAxis),
      Field("yAxis", "What the vertical axis shows.", .template, into: \.yAxis),
      Field("summary", "What the chart shows, in words.", .template, into: \.summary),
      Field("points", "The data points.", .chartPoints, into: \.points),
      Field("series", "The data points, in series with names.", .chartSeries, into: \.series),
    ])
}
