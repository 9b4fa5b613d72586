/// What VoiceOver can tell of a chart.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public final class AXChartDescriptor {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]?
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

public protocol AXDataAxisDescriptor {
  var title: String { get set }
}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String
  public var scaleType = ScaleType.linear

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

public final class AXDataPoint {
  enum X {
    case number(Double)
    case category(String)
  }
  let x: X
  let y: Double?
  public var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    self.x = .number(x)
    self.y = y
    self.label = label
  }
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    self.x = .category(x)
    self.y = y
    self.label = label
  }
}

/// A further value of a point.
public final class AXDataPointValue {
  public var number: Double
  public var category: String
  init(_ number: Double, _ category: String) {
    self.number = number
    self.category = category
  }
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number, "") }
  public static func category(_ category: String) -> AXDataPointValue { AXDataPointValue(0, category) }
}
