/// A value within bounds.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  View, Renderable
{
  let site = CallSite()
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  let marked: MarkedValueLabels?
  let value: Double
  let bounds: ClosedRange<Double>

  init<V: BinaryFloatingPoint>(
    _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?, _ maximum: BoundsLabel?, _ value: V,
    _ bounds: ClosedRange<V>, marked: MarkedValueLabels? = nil
  ) {
    self.label = label
    self.marked = marked
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
  }

  @MainActor func render(in context: RenderContext) -> Output {
    if let custom = context.environment.gaugeStyle {
      let width = bounds.upperBound - bounds.lowerBound
      let configuration = GaugeStyleConfiguration(
        value: width == 0 ? 0 : (value - bounds.lowerBound) / width, label: .init(AnyView(label)),
        currentValueLabel: current.map { .init(AnyView($0)) },
        minimumValueLabel: minimum.map { .init(AnyView($0)) }, maximumValueLabel: maximum.map { .init(AnyView($0)) },
        markedValueLabels: marked.map { .init(AnyView($0)) })
      let drawn = context.renderStyle(custom, resetting: \.gaugeStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
      return drawn.pieces.areOnlyDrawn ? gauge(in: context) : drawn
    }
    return gauge(in: context)
  }

  /// The gauge itself; it stands for a style that only draws, too, since what it says is not the style's (assumed).
  @MainActor private func gauge(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    let current = context.at(.slot("current")).render(current)
    let piece = GaugePiece(label: label.pieces, currentValue: current.pieces, value: value, bounds: bounds)
    return Output([Piece(.gauge(piece), in: context)])
  }
}

nonisolated extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(label(), nil, nil, nil, value, bounds)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(label(), currentValueLabel(), nil, nil, value, bounds)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), value, bounds)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), value, bounds,
      marked: markedValueLabels())
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(label(), currentValueLabel(), nil, nil, value, bounds, marked: markedValueLabels())
  }
}

@MainActor @preconcurrency
public protocol GaugeStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
  public enum Minimum {}
  public enum Maximum {}
  public enum Current {}
  public enum Marked {}
  public typealias Label = StyleContent<Self>
  public typealias CurrentValueLabel = StyleContent<Current>
  public typealias MinimumValueLabel = StyleContent<Minimum>
  public typealias MaximumValueLabel = StyleContent<Maximum>
  public typealias MarkedValueLabels = StyleContent<Marked>
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: (any GaugeStyle)? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: (any GaugeStyle)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

protocol BuiltInGaugeStyle: GaugeStyle {}
extension BuiltInGaugeStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated public struct DefaultGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  public init() {}
}
nonisolated public struct LinearGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  public init() {}
}
nonisolated public struct CircularGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  public init() {}
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
nonisolated extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linearCapacity: Self { .init() }
  public static var accessoryLinear: Self { .init() }
  public static var accessoryLinearCapacity: Self { .init() }
}
nonisolated extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: Self { .init() }
  public static var accessoryCircular: Self { .init() }
  public static var accessoryCircularCapacity: Self { .init() }
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    inheriting { $0.gaugeStyle = style is any BuiltInGaugeStyle ? nil : style }
  }
}
