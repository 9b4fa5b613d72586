public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The dates at which a timeline shows something new.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule {
  /// The date that a timeline shows at a moment: the last one of the schedule that is not later.
  func date(at now: Date, shownSince start: Date) -> Date {
    let entries = entries(from: start, mode: .normal)
    if let ticks = entries as? TimelineTicks { return ticks.last(until: now) ?? start }
    return entries.lazy.prefix(longestSchedule).prefix { $0 <= now }.reduce(start) { $1 }
  }
}

/// How many dates of a schedule of the app's own are looked at.
private let longestSchedule = 100_000

/// Dates that are equally far from each other.
public struct TimelineTicks: Sequence, IteratorProtocol, Sendable {
  private var upcoming: Date?
  private let interval: TimeInterval

  /// - Parameters:
  ///   - start: The earliest date that is asked for.
  ///   - interval: The seconds between two dates; without it there is one date.
  ///   - origin: A date that the others are counted from.
  init(from start: Date, by interval: TimeInterval?, countedFrom origin: Date) {
    self.interval = interval.map { $0 > 0 ? $0 : .infinity } ?? .infinity
    let passed = (start.timeIntervalSince(origin) / self.interval).rounded(.down)
    upcoming = self.interval.isFinite && passed.isFinite ? origin.addingTimeInterval(passed * self.interval) : start
  }

  public mutating func next() -> Date? {
    defer { upcoming = interval.isFinite ? upcoming?.addingTimeInterval(interval) : nil }
    return upcoming
  }

  /// The last date that is not later than another.
  func last(until end: Date) -> Date? {
    guard let upcoming, upcoming <= end, interval.isFinite else { return upcoming }
    return upcoming.addingTimeInterval((end.timeIntervalSince(upcoming) / interval).rounded(.down) * interval)
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> TimelineTicks {
    TimelineTicks(from: startDate, by: 60, countedFrom: Date(timeIntervalSinceReferenceDate: 0))
  }
}

public struct PeriodicTimelineSchedule: TimelineSchedule {
  private let start: Date
  private let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: Mode) -> TimelineTicks {
    TimelineTicks(from: startDate, by: interval, countedFrom: start)
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule {
  private let interval: TimeInterval?
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = paused ? nil : minimumInterval ?? 1.0 / 60
  }
  public func entries(from startDate: Date, mode: Mode) -> TimelineTicks {
    TimelineTicks(from: startDate, by: interval, countedFrom: startDate)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { .init() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
