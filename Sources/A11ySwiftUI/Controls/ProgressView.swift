internal import Interface

/// How far something has come, or that it is under way.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Renderable {
  let site = CallSite()
  let label: Label?
  let current: CurrentValueLabel?
  let fraction: Double?

  init(_ label: Label?, _ current: CurrentValueLabel?, fraction: Double?) {
    self.label = label
    self.current = current
    self.fraction = fraction
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let style = context.environment.progressViewStyle
    if let custom = style {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
        currentValueLabel: current.map { .init(AnyView($0)) })
      let drawn = context.renderStyle(custom, resetting: \.progressViewStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
      return drawn.pieces.areOnlyDrawn ? bar(in: context) : drawn
    }
    return bar(in: context)
  }

  /// The indicator itself; it stands for a style that only draws, too, since what it says is not the style's (assumed).
  @MainActor private func bar(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    let current = context.at(.slot("current")).render(current)
    let piece = ProgressPiece(label: label.pieces, currentValue: current.pieces, fraction: fraction)
    var bar = Piece(.progress(piece), in: context)
    bar.take(context.environment.systemStyles.progressView)
    return Output([bar])
  }
}

/// The share that is done of a total.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  value.map { total == 0 ? 0 : min(max(Double($0 / total), 0), 1) }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(nil, nil, fraction: nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, fraction: nil) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(Text(titleKey), nil, fraction: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(Text(title), nil, fraction: nil) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) where Label == Text {
    self.init(Text(resource), nil, fraction: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(nil, nil, fraction: share(value, of: total))
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, fraction: share(value, of: total))
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    self.init(Text(titleKey), nil, fraction: share(value, of: total))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
    self.init(Text(title), nil, fraction: share(value, of: total))
  }
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(nil, nil, fraction: progress.fractionCompleted)
  }
}

/// What the bar of a stretch of time shows by itself: the time that is left, or that has passed.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(nil, shown(timerInterval, countsDown), fraction: elapsed(timerInterval, countsDown))
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), shown(timerInterval, countsDown), fraction: elapsed(timerInterval, countsDown))
  }
}

private func shown(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> DefaultDateProgressLabel {
  DefaultDateProgressLabel(interval: interval, countsDown: countsDown)
}

nonisolated extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label(), currentValueLabel(), fraction: share(value, of: total)) }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label(), currentValueLabel(), fraction: elapsed(timerInterval, countsDown)) }

  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(configuration.label, configuration.currentValueLabel, fraction: configuration.fractionCompleted)
  }
}

private func elapsed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
  let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
  guard length > 0 else { return 1 }
  let share = min(max(AppClock.now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
  return countsDown ? 1 - share : share
}

@MainActor @preconcurrency
public protocol ProgressViewStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = StyleContent<Self>
  public typealias CurrentValueLabel = StyleContent<CurrentValue>
  public enum CurrentValue {}
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

protocol BuiltInProgressViewStyle: ProgressViewStyle {}
extension BuiltInProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  public init() {}
}
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle, NamedStyle {
  static var name: ControlStyle { .circular }
  public init() {}
  public init(tint: Color) {}
}
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle, NamedStyle {
  static var name: ControlStyle { .linear }
  public init() {}
  public init(tint: Color) {}
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { .init() }
}
nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { .init() }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    inheriting {
      $0.progressViewStyle = style is any BuiltInProgressViewStyle ? nil : style
      $0.systemStyles.progressView = SystemStyles.name(of: style)
    }
  }
}
