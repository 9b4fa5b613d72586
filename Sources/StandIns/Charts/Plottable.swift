public import A11ySwiftUI

/// A value that can stand at an axis, by what it is plotted as.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// What other values are plotted as: a number, a text or a date.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The words for it.
  func _words(in environment: EnvironmentValues) -> String
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public func _words(in environment: EnvironmentValues) -> String {
    Int(clamping: self).formatted(.number.locale(environment.locale))
  }
}
extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public func _words(in environment: EnvironmentValues) -> String {
    Double(self).formatted(.number.locale(environment.locale))
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {
  public func _words(in environment: EnvironmentValues) -> String { formatted(.number.locale(environment.locale)) }
}
extension String: PrimitivePlottableProtocol {
  public func _words(in environment: EnvironmentValues) -> String { self }
}
extension Date: PrimitivePlottableProtocol {
  public func _words(in environment: EnvironmentValues) -> String {
    let day = Date.FormatStyle.dateTime.locale(environment.locale).year().month(.abbreviated).day()
    return formatted(environment.chartTellsTimes ? day.hour().minute() : day)
  }
}

private enum ChartTellsTimesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether dates in a chart are told with the time of the day, as they are where not all of them begin a day; assumed.
  var chartTellsTimes: Bool {
    get { self[ChartTellsTimesKey.self] }
    set { self[ChartTellsTimesKey.self] = newValue }
  }
}
