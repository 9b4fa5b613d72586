package import Interface

/// Choices, and choices of a date.
extension Emitter {
  mutating func picker(_ picker: PickerPiece, _ path: PathKey) -> Interface.View {
    var view = make(.picker, path, text(picker.label.words))
    var chosen = Value.null
    for (index, option) in picker.options.enumerated() {
      let symbol = option.label.plainSymbol
      var entry = PickerOption(.constant(symbol == nil ? option.label.words : ""), tag: .constant(.text("\(index)")))
      entry.symbol = symbol.map { .constant($0) }
      view.options.append(entry)
      if option.isSelected { chosen = .text("\(index)") }
    }
    let options = picker.options
    view.selection = tokens.bound(chosen) { value in
      guard let index = value.text.flatMap({ Int($0) }), options.indices.contains(index) else { return }
      options[index].choose()
    }
    // A menu shows it in place of the choice (Apple, `init(selection:content:label:currentValueLabel:)`).
    if picker.style == .menu, !picker.currentValue.isEmpty {
      view.valueLabel = .constant(picker.currentValue.words)
    }
    view.style = picker.style.name
    return view
  }

  package mutating func datePicker(_ picker: DatePickerPiece, _ path: PathKey) -> Interface.View {
    let hidesLabel = picker.environment.labelsHidden
    var view = make(.datePicker, path, text(hidesLabel ? "" : picker.label.words))
    view.selection = tokens.bound(.text(picker.moment(of: picker.date))) { value in
      if let date = picker.date(of: value.text ?? "") { picker.set(picker.clamped(date)) }
    }
    view.dates = picker.bounds.map { bounds in
      DateBounds(
        from: bounds.lowerBound == .distantPast ? "" : picker.moment(of: bounds.lowerBound),
        to: bounds.upperBound == .distantFuture ? "" : picker.moment(of: bounds.upperBound))
    }
    view.today = picker.moment(of: AppClock.now, showing: .date)
    view.style = picker.style.name
    return view
  }
}

extension _PickerStyleKind {
  /// The style as scenarios name it.
  fileprivate var name: String { shared.rawValue }

  private var shared: Interface.PickerStyle {
    switch self {
    case .menu: .menu
    case .inline: .inline
    // "When used outside of menus, this style is rendered as a segmented picker" (Apple, `PickerStyle.palette`).
    case .segmented, .palette: .segmented
    case .wheel: .wheel
    case .navigationLink: .navigationLink
    }
  }
}

extension DatePickerPiece.Style {
  /// The style as scenarios name it.
  fileprivate var name: String { shared.rawValue }

  private var shared: Interface.DatePickerStyle {
    switch self {
    case .compact: .compact
    case .wheel: .wheel
    case .graphical: .graphical
    }
  }
}

extension DatePickerPiece {
  /// A date within the bounds.
  fileprivate func clamped(_ date: Date) -> Date {
    bounds.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  /// A date and its time, as far as they are shown.
  fileprivate func moment(of date: Date) -> String { moment(of: date, showing: components) }

  fileprivate func moment(of date: Date, showing components: DatePickerComponents) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    let parts = environment.gregorianCalendar.dateComponents(units, from: date)
    let day = [parts.year ?? 1, parts.month ?? 1, parts.day ?? 1].map(\.twoDigits).joined(separator: "-")
    let time = [parts.hour ?? 0, parts.minute ?? 0].map(\.twoDigits).joined(separator: ":")
    let shown = [(DatePickerComponents.date, day), (.hourAndMinute, time)].filter { components.contains($0.0) }
    return shown.map(\.1).joined(separator: " ")
  }

  /// The date that a moment stands for; what is not shown stays as it is.
  fileprivate func date(of moment: String) -> Date? {
    let calendar = environment.gregorianCalendar
    var changed = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    for part in moment.split(separator: " ") {
      let numbers = part.split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
      switch numbers.count {
      case 3: (changed.year, changed.month, changed.day) = (numbers[0], numbers[1], numbers[2])
      case 2: (changed.hour, changed.minute) = (numbers[0], numbers[1])
      default: return nil
      }
    }
    return calendar.date(from: changed)
  }
}

extension EnvironmentValues {
  /// The calendar by which date pickers count.
  fileprivate var gregorianCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}
