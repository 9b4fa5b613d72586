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
    if let custom = context.environment.customDatePickerStyle {
      let configuration = DatePickerStyleConfiguration(
        label: .init(AnyView(label)), selection: selection, bounds: bounds, displayedComponents: components)
      return context.renderStyle(custom, resetting: \.customDatePickerStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
    }
    let label = context.at(.slot("label")).render(label)
    let selection = selection
    let piece = DatePickerPiece(
      label: label.pieces, date: context.evaluate { selection.wrappedValue }, bounds: bounds, components: components,
      style: context.environment.datePickerStyle,
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
