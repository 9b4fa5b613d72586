/// A choice of a date.
nonisolated public struct DatePicker<Label: View>: View, Renderable {
  let site = CallSite()
  public typealias Components = DatePickerComponents
  let label: Label
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>?
  let components: Components

  init(_ label: Label, _ selection: Binding<Date>, _ bounds: ClosedRange<Date>?, _ components: Components) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, nil, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, range, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, range.lowerBound ... .distantFuture, displayedComponents) }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, .distantPast...range.upperBound, displayedComponents) }

  @MainActor func render(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    let selection = selection
    let piece = DatePickerPiece(
      label: label.pieces, date: context.evaluate { selection.wrappedValue }, bounds: bounds, components: components,
      style: context.environment.datePickerStyle, isEnabled: context.environment.isEnabled,
      environment: context.environment, set: { selection.wrappedValue = $0 })
    return Output([Piece(.datePicker(piece), in: context)])
  }
}

nonisolated extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, nil, displayedComponents) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, range, displayedComponents) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, range.lowerBound ... .distantFuture, displayedComponents) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, .distantPast...range.upperBound, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, nil, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, range, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, range.lowerBound ... .distantFuture, displayedComponents) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, .distantPast...range.upperBound, displayedComponents) }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
  var _kind: _DatePickerStyleKind { get }
}

public enum _DatePickerStyleKind: Sendable { case compact, wheel, graphical }

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .compact }
}
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .compact }
}
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .wheel }
}
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerStyleKind { .graphical }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { .init() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { .init() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: DatePickerPiece.Style { .compact }
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerPiece.Style {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    inheriting { values in
      switch style._kind {
      case .compact: values.datePickerStyle = .compact
      case .wheel: values.datePickerStyle = .wheel
      case .graphical: values.datePickerStyle = .graphical
      }
    }
  }
}

/// A choice of a color.
///
/// One element by the name of its title: UI tests of an app find it as a color well or a button since iOS 16. What it says
/// of the color, if anything, is not known.
nonisolated public struct ColorPicker<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    return Output([
      Piece(.colorPicker(label: label.pieces, isEnabled: context.environment.isEnabled), in: context)
    ])
  }
}

nonisolated extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(title)
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    label = Text(title)
  }
}
