internal import Interface

extension AXChartDescriptor {
  /// What is told of the chart, as scenarios tell it.
  var shared: ChartDescriptor {
    var chart = ChartDescriptor()
    chart.title = title.map { .constant($0) }
    chart.summary = summary.map { .constant($0) }
    chart.xAxis = .constant(xAxis.title)
    chart.yAxis = yAxis.map { .constant($0.title) }
    chart.series = series.map { series in
      ChartSeries(name: .constant(series.name ?? ""), points: series.dataPoints.map(shared))
    }
    return chart
  }

  private func shared(_ point: AXDataPoint) -> ChartPoint {
    let x: String
    switch point.x {
    case .category(let name): x = name
    case .number(let number):
      x = (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
    }
    let y = point.y.map { yAxis?.valueDescriptionProvider($0) ?? "\($0)" } ?? ""
    return ChartPoint(label: .constant(point.label ?? x), value: .constant(y))
  }
}
