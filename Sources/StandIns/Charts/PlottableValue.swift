public import A11ySwiftUI

/// A value with the name of what it is a value of.
public struct PlottableValue<Value: Plottable> {
  let name: Text
  let words: (EnvironmentValues) -> String
  /// The date that the value is, where no unit tells how exactly it is meant.
  var date: Date?
  /// Whether it is an amount, and no name and no date.
  var isNumber = false

  fileprivate init(_ name: Text, _ value: Value) {
    self.name = name
    let primitive = value.primitivePlottable
    words = primitive._words
    date = primitive as? Date
    isNumber = !(primitive is Date) && !(primitive is String)
  }

  fileprivate init(_ name: Text, from start: Value, to end: Value) {
    self.name = name
    let (start, end) = (start.primitivePlottable, end.primitivePlottable)
    words = { "\(start._words(in: $0)) – \(end._words(in: $0))" }
    date = start as? Date
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), value)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(label), value)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { PlottableValue(label, value) }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(label), from: range.lowerBound, to: range.upperBound)
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, from: range.lowerBound, to: range.upperBound)
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(label), from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  fileprivate init(_ name: Text, _ date: Date, in unit: Calendar.Component) {
    self.name = name
    words = { environment in
      let style = Date.FormatStyle.dateTime.locale(environment.locale)
      let day = style.month(.abbreviated).day()
      // As exactly as the unit is.
      return switch unit {
      case .era, .year, .yearForWeekOfYear: date.formatted(style.year())
      case .month, .quarter: date.formatted(style.year().month(.abbreviated))
      case .hour: date.formatted(day.hour())
      case .minute: date.formatted(day.hour().minute())
      case .second, .nanosecond: date.formatted(day.hour().minute().second())
      default: date._words(in: environment)
      }
    }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue(Text(labelKey), value, in: unit) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue(Text(label), value, in: unit) }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { PlottableValue(label, value, in: unit) }
}
