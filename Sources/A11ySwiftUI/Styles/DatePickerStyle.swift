/// How a choice of a date looks, and what it is made of.
@MainActor @preconcurrency
public protocol DatePickerStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DatePickerStyleConfiguration {
  public typealias Label = StyleContent<Self>
  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, bounds: ClosedRange<Date>?, displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    minimumDate = bounds.map(\.lowerBound).flatMap { $0 == .distantPast ? nil : $0 }
    maximumDate = bounds.map(\.upperBound).flatMap { $0 == .distantFuture ? nil : $0 }
    self.displayedComponents = displayedComponents
  }
}

nonisolated extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.label, configuration.$selection,
      (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      configuration.displayedComponents)
  }
}

protocol BuiltInDatePickerStyle: DatePickerStyle {
  nonisolated static var style: DatePickerPiece.Style { get }
}
extension BuiltInDatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  static var style: DatePickerPiece.Style { .compact }
  public init() {}
}
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  static var style: DatePickerPiece.Style { .compact }
  public init() {}
}
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  static var style: DatePickerPiece.Style { .wheel }
  public init() {}
}
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  static var style: DatePickerPiece.Style { .graphical }
  public init() {}
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
private enum CustomDatePickerStyleKey: EnvironmentKey {
  static var defaultValue: (any DatePickerStyle)? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerPiece.Style {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
  /// A style of the app's own.
  var customDatePickerStyle: (any DatePickerStyle)? {
    get { self[CustomDatePickerStyleKey.self] }
    set { self[CustomDatePickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    inheriting { values in
      let builtIn = (style as? any BuiltInDatePickerStyle).map { type(of: $0) }
      values.datePickerStyle = builtIn?.style ?? .compact
      values.customDatePickerStyle = builtIn == nil ? style : nil
    }
  }
}
