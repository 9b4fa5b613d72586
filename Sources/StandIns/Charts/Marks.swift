public import A11ySwiftUI

/// A value that can stand at an axis.
public protocol Plottable {
  /// The words for it.
  func _words(in environment: EnvironmentValues) -> String
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public func _words(in environment: EnvironmentValues) -> String { rawValue._words(in: environment) }
}
extension Plottable {
  public func _words(in environment: EnvironmentValues) -> String { String(describing: self) }
}
extension String: Plottable {
  public func _words(in environment: EnvironmentValues) -> String { self }
}
extension Int: Plottable {
  public func _words(in environment: EnvironmentValues) -> String { formatted(.number.locale(environment.locale)) }
}
extension Int64: Plottable {
  public func _words(in environment: EnvironmentValues) -> String { formatted(.number.locale(environment.locale)) }
}
extension Double: Plottable {
  public func _words(in environment: EnvironmentValues) -> String { formatted(.number.locale(environment.locale)) }
}
extension Float: Plottable {
  public func _words(in environment: EnvironmentValues) -> String {
    Double(self).formatted(.number.locale(environment.locale))
  }
}
extension CGFloat: Plottable {
  public func _words(in environment: EnvironmentValues) -> String {
    Double(self).formatted(.number.locale(environment.locale))
  }
}
extension Decimal: Plottable {
  public func _words(in environment: EnvironmentValues) -> String { formatted(.number.locale(environment.locale)) }
}
extension Date: Plottable {
  public func _words(in environment: EnvironmentValues) -> String {
    formatted(.dateTime.year().month(.abbreviated).day().locale(environment.locale))
  }
}

/// A value with the name of what it is a value of.
public struct PlottableValue<Value: Plottable> {
  let name: Text
  let words: (EnvironmentValues) -> String

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(name: Text(labelKey), words: value._words)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(name: Text(label), words: value._words)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(name: label, words: value._words)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(
      name: Text(label), words: { "\(range.lowerBound._words(in: $0)) – \(range.upperBound._words(in: $0))" })
  }
}
extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(name: Text(labelKey), words: words(of: value, to: unit))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(name: Text(label), words: words(of: value, to: unit))
  }

  /// A date, as exactly as its unit is.
  private static func words(of date: Date, to unit: Calendar.Component) -> (EnvironmentValues) -> String {
    { environment in
      let style = Date.FormatStyle.dateTime.locale(environment.locale)
      switch unit {
      case .year: return date.formatted(style.year())
      case .month, .quarter: return date.formatted(style.year().month(.abbreviated))
      case .hour: return date.formatted(style.month(.abbreviated).day().hour())
      case .minute, .second: return date.formatted(style.hour().minute())
      default: return date._words(in: environment)
      }
    }
  }
}

/// Marks say where they stand on the first axis, and have what they stand for on the second as their value.
private func mark<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) -> [_ChartMark] {
  [_ChartMark(label: x.words, value: { "\(y.words($0)), \(y.name.words(in: $0))" })]
}
private func mark<X: Plottable>(x: PlottableValue<X>) -> [_ChartMark] {
  [_ChartMark(label: { x.name.words(in: $0) }, value: x.words)]
}

public struct BarMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { _marks = mark(x: x, y: y) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { _marks = mark(x: x, y: yEnd) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { _marks = mark(x: y, y: xEnd) }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { _marks = mark(x: x) }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { _marks = mark(x: y) }
}

public struct LineMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { _marks = mark(x: x, y: y) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { _marks = mark(x: x, y: y) }
}

public struct PointMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { _marks = mark(x: x, y: y) }
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { _marks = mark(x: x) }
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { _marks = mark(x: y) }
}

public struct AreaMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { _marks = mark(x: x, y: y) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { _marks = mark(x: x, y: y) }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _marks = mark(x: x, y: yEnd)
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { _marks = mark(x: x, y: yEnd) }
}

public struct RuleMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) { _marks = mark(x: x) }
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) { _marks = mark(x: y) }
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _marks = mark(x: x, y: yEnd)
  }
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = mark(x: y, y: xEnd)
  }
}

public struct RectangleMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { _marks = mark(x: x, y: y) }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { _marks = mark(x: xEnd) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { _marks = mark(x: x, y: yEnd) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { _marks = mark(x: y, y: xEnd) }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _marks = mark(x: yEnd) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _marks = mark(x: xEnd, y: yEnd) }
}

public struct SectorMark: ChartContent {
  public let _marks: [_ChartMark]
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { _marks = mark(x: angle) }
}

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public static let automatic = MarkDimension()
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  init() {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}
public struct MarkStackingMethod: Sendable {
  public static let standard = MarkStackingMethod()
  public static let normalized = MarkStackingMethod()
  public static let center = MarkStackingMethod()
  public static let unstacked = MarkStackingMethod()
}
public struct InterpolationMethod: Sendable {
  public static let linear = InterpolationMethod()
  public static let monotone = InterpolationMethod()
  public static let catmullRom = InterpolationMethod()
  public static let cardinal = InterpolationMethod()
  public static let stepStart = InterpolationMethod()
  public static let stepCenter = InterpolationMethod()
  public static let stepEnd = InterpolationMethod()
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }
}
public struct AnnotationPosition: Sendable {
  public static let automatic = AnnotationPosition()
  public static let overlay = AnnotationPosition()
  public static let top = AnnotationPosition()
  public static let bottom = AnnotationPosition()
  public static let leading = AnnotationPosition()
  public static let trailing = AnnotationPosition()
  public static let topLeading = AnnotationPosition()
  public static let topTrailing = AnnotationPosition()
  public static let bottomLeading = AnnotationPosition()
  public static let bottomTrailing = AnnotationPosition()
}
public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let fit = Strategy()
    public static let padScale = Strategy()
    public static func fit(to target: Target) -> Strategy { Strategy() }
    public struct Target: Sendable {
      public static let chart = Target()
      public static let plot = Target()
    }
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
public protocol ChartSymbolShape: Shape {}
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init() }
  public static var square: BasicChartSymbolShape { .init() }
  public static var triangle: BasicChartSymbolShape { .init() }
  public static var diamond: BasicChartSymbolShape { .init() }
  public static var pentagon: BasicChartSymbolShape { .init() }
  public static var plus: BasicChartSymbolShape { .init() }
  public static var cross: BasicChartSymbolShape { .init() }
  public static var asterisk: BasicChartSymbolShape { .init() }
}
