internal import Elements

/// A choice of several dates, by a calendar that does not show its title.
nonisolated public struct MultiDatePicker<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>

  init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, .always)
  }
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, bounds)
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, bounds.lowerBound..<Date.distantFuture) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, Date.distantPast..<bounds.upperBound) }

  @MainActor func render(in context: RenderContext) -> Output {
    context.render(MonthOfDates(selection: selection, bounds: bounds))
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection, .always)
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(titleKey), selection, bounds)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(Text(titleKey), selection, bounds.lowerBound..<Date.distantFuture) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(Text(titleKey), selection, Date.distantPast..<bounds.upperBound) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, .always)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(title), selection, bounds)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(Text(title), selection, bounds.lowerBound..<Date.distantFuture) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(Text(title), selection, Date.distantPast..<bounds.upperBound) }
}

extension Range<Date> {
  fileprivate static var always: Range<Date> { .distantPast ..< .distantFuture }
}

/// A month of a calendar in which several days can be chosen: a button that is called by it, which swipes take to other
/// months, and a button for each day.
///
/// It says what a graphical choice of one date says (MagentaA11y, date picker), which is the same view of the system's since
/// iOS 16; that nothing else is said is assumed.
private struct MonthOfDates: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  @Environment(\.calendar) private var calendarOfPlace
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  /// A day in the month that is shown; the first chosen one, or today, until a person goes on.
  @State private var shown: Date?

  var body: some View {
    VStack {
      Text(verbatim: written(month, by: .dateTime.month(.wide).year()))
        .accessibilityElement()
        .accessibilityValue(Text(verbatim: written(month, by: .dateTime.month(.wide).year())))
        .accessibilityHint(Text(verbatim: CalendarWords.hintOfMonth(language: locale.identifier(.bcp47))))
        .accessibilityAddTraits(.isButton)
        .accessibilityAdjustableAction { direction in
          shown = calendar.date(byAdding: .month, value: direction == .increment ? 1 : -1, to: month)
        }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
        ForEach(days, id: \.self) { day in
          Button(action: { choose(day) }, label: { Text(verbatim: "\(calendar.component(.day, from: day))") })
            .accessibilityLabel(Text(verbatim: label(of: day)))
            .accessibilityAddTraits(chosen(on: day).isEmpty ? [] : .isSelected)
            .disabled(!bounds.contains(day))
        }
      }
    }
  }

  private var calendar: Calendar {
    var calendar = calendarOfPlace
    calendar.timeZone = timeZone
    return calendar
  }

  private var month: Date {
    shown ?? selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date()
  }

  private func label(of day: Date) -> String {
    CalendarWords.day(
      written(day, by: .dateTime.weekday(.wide).month(.wide).day()), isToday: calendar.isDate(day, inSameDayAs: Date()),
      language: locale.identifier(.bcp47))
  }

  private var days: [Date] {
    guard let span = calendar.dateInterval(of: .month, for: month) else { return [] }
    return (calendar.range(of: .day, in: .month, for: month) ?? 1..<2).compactMap {
      calendar.date(byAdding: .day, value: $0 - 1, to: span.start)
    }
  }

  /// What is chosen of a day.
  private func chosen(on day: Date) -> Set<DateComponents> {
    selection.wrappedValue.filter { parts in
      calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  private func choose(_ day: Date) {
    let chosen = chosen(on: day)
    shown = month
    if chosen.isEmpty {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(chosen)
    }
  }

  private func written(_ date: Date, by style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = timeZone
    return style.format(date)
  }
}
