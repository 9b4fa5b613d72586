public import A11ySwiftUI

/// Marks say where they stand on the first axis, and have what they stand for on the second as their value.
///
/// Where only the first is of amounts, as below bars that lie, it is the other way around: in WWDC22-10137 such bars are
/// called by their names, though its code gives them as labels (that it is so without is assumed).
private func mark<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) -> [_ChartMark] {
  let dates = [x.date, y.date].compactMap(\.self)
  return x.isNumber && !y.isNumber ? mark(at: y, of: x, dates) : mark(at: x, of: y, dates)
}
private func mark<Place: Plottable, Amount: Plottable>(
  at place: PlottableValue<Place>, of amount: PlottableValue<Amount>, _ dates: [Date]
) -> [_ChartMark] {
  [
    _ChartMark(
      label: place.words, value: { "\(amount.words($0)), \(amount.name.words(in: $0))" }, dates: dates)
  ]
}
private func mark<X: Plottable>(x: PlottableValue<X>) -> [_ChartMark] {
  let name = { x.name.words(in: $0) }
  return [
    _ChartMark(
      label: name, value: x.words, dates: [x.date].compactMap(\.self), isPlaceless: true, amountName: name)
  ]
}

public struct BarMark: _PrimitiveChartContent {
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

public struct LineMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { _marks = mark(x: x, y: y) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { _marks = mark(x: x, y: y) }
}

public struct PointMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { _marks = mark(x: x, y: y) }
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { _marks = mark(x: x) }
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { _marks = mark(x: y) }
}

public struct AreaMark: _PrimitiveChartContent {
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
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = mark(x: y, y: xEnd)
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { _marks = mark(x: x, y: yEnd) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { _marks = mark(x: y, y: xEnd) }
}

public struct RuleMark: _PrimitiveChartContent {
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

public struct RectangleMark: _PrimitiveChartContent {
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

public struct SectorMark: _PrimitiveChartContent {
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
public struct InterpolationMethod: Sendable, Equatable, CustomStringConvertible {
  public let description: String
  public static let linear = InterpolationMethod(description: "linear")
  public static let monotone = InterpolationMethod(description: "monotone")
  public static let catmullRom = InterpolationMethod(description: "catmullRom")
  public static let cardinal = InterpolationMethod(description: "cardinal")
  public static let stepStart = InterpolationMethod(description: "stepStart")
  public static let stepCenter = InterpolationMethod(description: "stepCenter")
  public static let stepEnd = InterpolationMethod(description: "stepEnd")
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
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
