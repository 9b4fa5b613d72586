// The formatters that Apple's Foundation has and that of Linux has not, over the format styles, which it has.

/// Says how far a date is away: “2 hours ago”.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar = .current
  public var locale: Locale = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsStyle.style,
      locale: locale, calendar: calendar)
    return style.format(reference)
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date()
    return localizedString(for: reference + interval, relativeTo: reference)
  }

  open func localizedString(from components: DateComponents) -> String {
    let reference = Date()
    let date = calendar.date(byAdding: components, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

/// Says several things as one: “a, b, and c”.
open class ListFormatter: Formatter, @unchecked Sendable {
  public var locale: Locale = .current
  public var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }

  open func string(from items: [Any]) -> String? {
    let words = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
    return words.formatted(.list(type: .and).locale(locale))
  }
}

/// Says from when to when; Foundation's own ends the program here.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
  public enum Style: UInt, Sendable { case none, short, medium, long, full }

  public var dateStyle = Style.medium
  public var timeStyle = Style.medium
  public var dateTemplate: String = ""
  public var locale: Locale = .current
  public var calendar: Calendar = .current
  public var timeZone: TimeZone = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for object: Any?) -> String? { (object as? DateInterval).flatMap { string(from: $0) } }

  open func string(from interval: DateInterval) -> String? { string(from: interval.start, to: interval.end) }

  open func string(from start: Date, to end: Date) -> String {
    guard start <= end else { return string(from: end, to: start) }
    let style = Date.IntervalFormatStyle(
      date: dateStyle.date, time: timeStyle.time, locale: locale, calendar: calendar,
      timeZone: timeZone)
    return style.format(start..<end)
  }
}

extension DateIntervalFormatter.Style {
  fileprivate var date: Date.IntervalFormatStyle.DateStyle? {
    switch self {
    case .none: nil
    case .short: .numeric
    case .medium: .abbreviated
    case .long: .long
    case .full: .complete
    }
  }

  fileprivate var time: Date.IntervalFormatStyle.TimeStyle? {
    switch self {
    case .none: nil
    case .short: .shortened
    case .medium: .standard
    case .long, .full: .complete
    }
  }
}

/// Says a number with its unit, which is one of the place's: “3.107 mi”, or “5 kilometers”.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale = .current
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for object: Any?) -> String? { nil }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    // Only with the option the unit stays (Apple, “MeasurementFormatter.UnitOptions”).
    let (value, unit) =
      unitOptions.contains(.providedUnit)
      ? (measurement.value, measurement.unit) : LocalUnits.local(measurement.value, measurement.unit, in: locale)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    let isDegree = unit.symbol.hasPrefix("°")
    if isDegree, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    let isJoined = unitStyle == .short || (isDegree && unitStyle == .medium)
    return number + (isJoined ? "" : " ") + words(unit, isOne: value == 1)
  }

  open func string(from unit: Unit) -> String { words(unit, isOne: true) }

  private func words(_ unit: Unit, isOne: Bool) -> String {
    unitStyle == .long ? UnitNames.name(of: unit.symbol, isOne: isOne) : unit.symbol
  }
}
