@_exported public import A11yUIKit

// A part of a chart can be missing, as a part of a view can.
extension _PreviewGap: ChartContent, AxisContent, AxisMark {
  @_implements(ChartContent,Body) public typealias _ChartBody = Never
  @_implements(ChartContent,body) public var _chartBody: Never { fatalError("a gap has no body") }
  public var _marks: [_ChartMark] { [] }
}

/// What a chart is made of.
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  var _marks: [_ChartMark] { get }
  /// The marks with something else said of them.
  func _changed(_ change: (inout _ChartMark) -> Void) -> _ChartMarks
}

extension ChartContent {
  public var _marks: [_ChartMark] { body._marks }
}

/// Content that charts themselves know.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}
extension _PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {
  public var _marks: [_ChartMark] { [] }
}

/// One mark, with what is said of it.
public struct _ChartMark {
  var label: (EnvironmentValues) -> String
  var value: (EnvironmentValues) -> String
  /// The dates in it that no unit is given for.
  var dates: [Date] = []
  /// Whether it stands nowhere on an axis of places, as a sector or a part of a single bar, and is called by its amount.
  var isPlaceless = false
  /// The name of the amount, while the value is what it came to.
  var amountName: ((EnvironmentValues) -> String)?
  var isHidden = false
}

public struct _ChartMarks: _PrimitiveChartContent {
  public let _marks: [_ChartMark]
}

@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _ChartMarks { _ChartMarks(_marks: []) }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock(_ contents: any ChartContent...) -> _ChartMarks {
    _ChartMarks(_marks: contents.flatMap(\._marks))
  }
  public static func buildIf(_ content: (any ChartContent)?) -> _ChartMarks {
    _ChartMarks(_marks: content?._marks ?? [])
  }
  public static func buildEither<C: ChartContent>(first: C) -> _ChartMarks { _ChartMarks(_marks: first._marks) }
  public static func buildEither<C: ChartContent>(second: C) -> _ChartMarks { _ChartMarks(_marks: second._marks) }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _ChartMarks {
    _ChartMarks(_marks: content._marks)
  }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(items: data, identify: { $0.id }, content: content)
  }
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(items: data, identify: { $0[keyPath: id] }, content: content)
  }
  public nonisolated var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }
}

/// Marks of any kind.
public struct AnyChartContent: _PrimitiveChartContent {
  public let _marks: [_ChartMark]
  public init<C: ChartContent>(_ content: C) { _marks = content._marks }
  public init<C: ChartContent>(erasing content: C) { self.init(content) }
}

/// Marks that count as one as soon as something is said of them together (Apple, “Plot”: a single entity).
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  public let _marks: [_ChartMark]
  public init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }

  public func _changed(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(_marks: Array(_marks.prefix(1)))._changed(change)
  }
}

/// A chart, whose marks are elements inside it.
public struct Chart<Content: ChartContent>: View {
  private let content: () -> Content

  public var body: some View {
    ChartSurface { environment in
      let marks = content()._marks
      var told = environment
      told.chartTellsTimes = marks.contains { mark in
        mark.dates.contains { environment.calendar.startOfDay(for: $0) != $0 }
      }
      return marks.map { ChartSurface.Point(label: $0.label(told), value: $0.value(told), isHidden: $0.isHidden) }
    }
  }

  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = { ForEach(items: data, identify: { $0.id }, content: content) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = { ForEach(items: data, identify: { $0[keyPath: id] }, content: content) }
  }
}

// MARK: - What is said of marks, and looks
extension ChartContent {
  public func _changed(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      _marks: _marks.map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    _changed {
      $0.label = { label.words(in: $0) }
      $0.isPlaceless = false
    }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    _changed {
      $0.value = { value.words(in: $0) }
      $0.amountName = nil
    }
  }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(key)) }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { _changed { $0.isHidden = hidden } }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  public func compositingLayer() -> some ChartContent { self }
  public func compositingLayer<V: View>(style: (ChartPlotContent) -> V) -> some ChartContent { self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// A mark without a place is called by its category, and then its amount is said as that of others (assumed: a mark with
  /// one is called by that).
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    _changed { mark in
      guard mark.isPlaceless else { return }
      mark.isPlaceless = false
      mark.label = value.words
      guard let name = mark.amountName else { return }
      let amount = mark.value
      mark.value = { "\(amount($0)), \(name($0))" }
    }
  }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic)
    -> some ChartContent
  { self }
  public func symbol<S: View>(_ symbol: S) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func blur(radius: CGFloat) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0) -> some ChartContent { self }
  public func offset(yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
  public func clipShape<S: Shape>(_ shape: S) -> some ChartContent { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    self
  }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
}
