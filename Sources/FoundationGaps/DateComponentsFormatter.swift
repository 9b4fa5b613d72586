/// Says how long something takes: “1 hour, 5 minutes”.
///
/// Documentation: DateComponentsFormatter; the words are those of `Duration.UnitsFormatStyle`, which knows all languages.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var calendar: Calendar? = .current
  public var referenceDate: Date?
  public var allowsFractionalUnits = false
  public var maximumUnitCount = 0
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open func string(from interval: TimeInterval) -> String? {
    guard abs(interval) <= DateComponentsFormatter.longest else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval)
  }

  open func string(from start: Date, to end: Date) -> String? {
    let counts = counts(from: start, to: end)
    guard unitsStyle != .positional else { return positional(counts) }
    let said = counts.indices.filter { isSaid(at: $0, of: counts) }.map { counts[$0] }
    var parts = said.filter { $0.unit.seconds == nil }.map { $0.unit.words($0.count, unitsStyle) }
    let seconds = counts.reduce(0) { $0 + $1.count * ($1.unit.seconds ?? 0) }
    let shown = Set(said.compactMap(\.unit.style))
    // Of nothing at all the smallest unit is said.
    let units = said.isEmpty ? Set(counts.suffix(1).compactMap(\.unit.style)) : shown
    if !units.isEmpty {
      let zero: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy =
        said.contains { $0.count == 0 }
        ? .show(length: 1) : .hide
      let style = Duration.UnitsFormatStyle(
        allowedUnits: units, width: unitsStyle.width, zeroValueUnits: zero
      ).locale(locale)
      parts.append(Duration.seconds(seconds).formatted(style))
    }
    let words = parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    return framed(unitsStyle == .spellOut ? spelledOut(words) : words)
  }

  /// Whether a unit is said, of which there may be none: nothing is left out but what the behavior drops.
  private func isSaid(at index: Int, of counts: [(unit: LengthUnit, count: Int)]) -> Bool {
    guard counts[index].count == 0, !zeroFormattingBehavior.contains(.pad) else { return true }
    if zeroFormattingBehavior.contains(.default) { return false }
    if counts[..<index].allSatisfy({ $0.count == 0 }) { return !zeroFormattingBehavior.contains(.dropLeading) }
    if counts[index...].allSatisfy({ $0.count == 0 }) { return !zeroFormattingBehavior.contains(.dropTrailing) }
    return !zeroFormattingBehavior.contains(.dropMiddle)
  }

  /// With what tells that it is about so long, and that it is still to come: “About 5 minutes remaining”.
  ///
  /// The phrases are those of Apple's reference, and known in English only.
  private func framed(_ words: String) -> String {
    guard locale.language.languageCode == .english else { return words }
    return (includesApproximationPhrase ? "About " : "") + words + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// With numbers in words: “five minutes”.
  private func spelledOut(_ text: String) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return text.replacing(#/\d+/#) { match in
      Int(match.output).flatMap { formatter.string(from: NSNumber(value: $0)) } ?? String(match.output)
    }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// A million years in seconds; calendars do not reckon with much more.
  private static let longest: TimeInterval = 31_556_952_000_000

  private var locale: Locale { calendar?.locale ?? .current }

  /// How much there is of each unit that may be said, from the largest to the smallest.
  private func counts(from start: Date, to end: Date) -> [(unit: LengthUnit, count: Int)] {
    let allowed = LengthUnit.allCases.filter { allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.unit) }
    let parts = (calendar ?? .current).dateComponents(Set(allowed.map(\.component)), from: start, to: end)
    let all = allowed.map { (unit: $0, count: parts.value(for: $0.component) ?? 0) }
    guard maximumUnitCount > 0, let first = all.firstIndex(where: { $0.count != 0 }) else { return all }
    return Array(all[..<min(all.count, first + maximumUnitCount)])
  }

  /// With colons: “1:00:10”; what leads and is zero is not written, unless that is asked for.
  private func positional(_ counts: [(unit: LengthUnit, count: Int)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let rest = isPadded ? counts[...] : counts.dropLast().drop { $0.count == 0 } + counts.suffix(1)
    return rest.enumerated().map { index, part in
      index > 0 || isPadded ? String(format: "%02d", part.count) : "\(part.count)"
    }
    .joined(separator: ":")
  }
}

extension DateComponentsFormatter.UnitsStyle {
  fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .positional, .full, .spellOut: .wide
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .abbreviated: .narrow
    }
  }
}

/// A unit of time in which lengths are said.
private enum LengthUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// `nil` for units that are not always as long.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  var style: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }

  /// Years and months in English: the durations of the standard library know none.
  func words(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let isYear = self == .year
    switch style {
    case .positional, .full, .spellOut: return "\(count) \(isYear ? "year" : "month")\(count == 1 ? "" : "s")"
    case .short: return "\(count) \(isYear ? "yr" : "mth")\(count == 1 ? "" : "s")"
    case .brief: return "\(count)\(isYear ? "yr" : "mth")\(count == 1 ? "" : "s")"
    case .abbreviated: return "\(count)\(isYear ? "y" : "mo")"
    }
  }
}
