public import A11ySwiftUI

/// What stands at an axis; a reader is not told of it.
public protocol AxisContent {}
public protocol AxisMark {}
public struct _EmptyAxis: AxisContent, AxisMark {}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock(_ contents: any AxisContent...) -> _EmptyAxis { _EmptyAxis() }
  public static func buildIf(_ part: _EmptyAxis?) -> _EmptyAxis { _EmptyAxis() }
  public static func buildEither(first: _EmptyAxis) -> _EmptyAxis { _EmptyAxis() }
  public static func buildEither(second: _EmptyAxis) -> _EmptyAxis { _EmptyAxis() }
}
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock(_ marks: any AxisMark...) -> _EmptyAxis { _EmptyAxis() }
  public static func buildIf(_ part: _EmptyAxis?) -> _EmptyAxis { _EmptyAxis() }
  public static func buildEither(first: _EmptyAxis) -> _EmptyAxis { _EmptyAxis() }
  public static func buildEither(second: _EmptyAxis) -> _EmptyAxis { _EmptyAxis() }
}

public struct AxisMarkPosition: Sendable {
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}
public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}
public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride<P: BinaryFloatingPoint>(by value: P) -> AxisMarkValues { AxisMarkValues() }
}
public struct AxisValue {
  public let index = 0
  public let count = 0
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}
public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _EmptyAxis
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> _EmptyAxis
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _EmptyAxis
  ) {}
}
public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
public struct AxisTick: AxisMark {
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public static let automatic = Length()
    public static var label: Length { Length() }
    public static var longestLabel: Length { Length() }
    init() {}
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public static func label(extendPastBy length: CGFloat = 0) -> Length { Length() }
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length() }
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}
public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ content: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}
/// No mark at an axis.
public struct EmptyAxisMark: AxisMark {
  public init() {}
}
public struct EmptyAxisContent: AxisContent {
  public init() {}
}
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution()
}
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}
extension AxisMark {
  public func font(_ font: Font?) -> some AxisMark { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
extension AxisContent {
  public func compositingLayer() -> some AxisContent { self }
}

public struct ScaleType: Sendable {
  public static let linear = ScaleType()
  public static let log = ScaleType()
  public static let date = ScaleType()
  public static let category = ScaleType()
  public static let symmetricLog = ScaleType()
}
public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .init() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { .init() }
  public static func automatic<Value>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type = Value.self,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain { .init() }
}
/// Where the values of an axis lie.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}
public protocol PositionScaleRange {}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}
extension Array: PositionScaleRange where Element: BinaryFloatingPoint {}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .init() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    .init()
  }
}
/// Where a chart that is scrolled comes to rest.
public protocol ChartScrollTargetBehavior {}
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}
public enum MajorValueAlignment<Value> {
  case page
  case unit(Value)
  case matching(DateComponents)
}
public struct ValueAlignedLimitBehavior: Sendable {
  public static let automatic = ValueAlignedLimitBehavior()
  public static let always = ValueAlignedLimitBehavior()
  public static let never = ValueAlignedLimitBehavior()
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
}
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  public static var paging: Self { Self() }
}
public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { nil }
  public var plotAreaFrame: Anchor<CGRect> { .bounds }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
  public func chartXScale(type: ScaleType? = nil) -> some View { self }
  public func chartYScale(type: ScaleType? = nil) -> some View { self }
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { self }
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { self }
  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { self }
  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { self }
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View { self }
  public func chartLineStyleScale<Value: Plottable>(domain: [Value], range: [StrokeStyle]) -> some View { self }
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View { self }
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> StrokeStyle
  ) -> some View { self }
  public func chartForegroundStyleScale(range: Gradient) -> some View { self }
  public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, range: Gradient) -> some View { self }
  public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View { self }
  public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(domain: [Value], range: [S]) -> some View {
    self
  }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  @_disfavoredOverload
  public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S]) -> some View { self }
  @_disfavoredOverload
  public func chartForegroundStyleScale<D: ScaleDomain>(domain: D) -> some View { self }
  public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> S
  ) -> some View { self }
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View { self }
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<Value, S>) -> some View {
    self
  }
  /// Views in front of the plot.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View { self }
}
