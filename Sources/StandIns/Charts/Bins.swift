public import A11ySwiftUI

/// Spans of time that values are gathered in.
public struct DateBins {
  public let thresholds: [Date]
  public init(
    unit: Calendar.Component, by desiredCount: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    thresholds = DateBins.dates(from: range.lowerBound, to: range.upperBound, unit, desiredCount, calendar)
  }
  public init<Dates: Collection>(
    unit: Calendar.Component, by desiredCount: Int = 1, data: Dates, calendar: Calendar = .current
  ) where Dates.Element == Date {
    let first = data.min() ?? Date()
    thresholds = DateBins.dates(from: first, to: data.max() ?? first, unit, desiredCount, calendar)
  }
  private static func dates(
    from start: Date, to end: Date, _ unit: Calendar.Component, _ step: Int, _ calendar: Calendar
  ) -> [Date] {
    var dates = [start]
    while let last = dates.last, last < end, dates.count < 1_000,
      let next = calendar.date(byAdding: unit, value: max(1, step), to: last)
    { dates.append(next) }
    return dates
  }

  public func index(for value: Date) -> Int { thresholds.lastIndex { $0 <= value } ?? 0 }
  public subscript(index: Int) -> ChartBinRange<Date> { ChartBinRange(of: thresholds, at: index) }
}

/// Spans of numbers that values are gathered in.
public struct NumberBins<Value: BinaryFloatingPoint> {
  public let thresholds: [Value]

  /// More spans than these are not made.
  private static var mostBins: Int { 1_000 }

  public init(thresholds: [Value]) { self.thresholds = thresholds }
  public init(range: ClosedRange<Value>, count: Int) {
    let count = min(max(1, count), NumberBins.mostBins)
    let width = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * width }
  }
  public init(size: Value, range: ClosedRange<Value>) {
    let whole = range.upperBound - range.lowerBound
    let size = size > 0 && size.isFinite ? size : whole
    // What is no number compares as false.
    let wanted = (whole / size).rounded(.up)
    let count = wanted >= 1 ? Int(min(wanted, Value(NumberBins.mostBins))) : 1
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(range: range, count: desiredCount)
  }
  public init<Values: Collection>(data: Values, desiredCount: Int? = nil, minimumStride: Value = 0)
  where Values.Element == Value {
    let first = data.min() ?? 0
    self.init(range: first...(data.max() ?? first), count: desiredCount ?? 10)
  }

  public func index(for value: Value) -> Int {
    min(thresholds.lastIndex { $0 <= value } ?? 0, max(0, thresholds.count - 2))
  }
  public subscript(index: Int) -> ChartBinRange<Value> { ChartBinRange(of: thresholds, at: index) }
}

/// One of the spans that values are gathered in.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound

  init(of thresholds: [Bound], at index: Int) {
    lowerBound = thresholds[index]
    upperBound = thresholds[min(index + 1, thresholds.count - 1)]
  }
}
