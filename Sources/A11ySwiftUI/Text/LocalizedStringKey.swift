/// A text that is looked up in the app's translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [FormatArgument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (one: LocalizedStringKey, other: LocalizedStringKey) -> Bool {
    one.key == other.key && one.arguments == other.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    fileprivate mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(value._specifier, value._argument)
  }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(specifier, value._argument)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }

  public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

  public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }

  public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", .text(Text(resource)))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", .text(Text(date, style: style)))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

  public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      "%@",
      .text(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    append("%@", .text(Text(input, format: format)))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString {
    append("%@", .text(Text(format.format(input))))
  }

  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
  }

  public mutating func appendInterpolation(accessibilityName color: Color) {
    append("%@", .string(color.name))
  }
}

/// What stands in for a specifier of a format.
enum FormatArgument: Equatable, @unchecked Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case decimal(Double)
  case string(String)
  case text(Text)

  /// The number that plural forms go by.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .decimal(let value): value
    case .string, .text: nil
    }
  }
}

/// A number that has a specifier of its own in a format.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  var _argument: FormatArgument {
    switch self {
    case let value as any UnsignedInteger: .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryInteger: .integer(Int64(truncatingIfNeeded: value))
    case let value as Float: .decimal(Double(value))
    case let value as Double: .decimal(value)
    case let value as CGFloat: .decimal(Double(value))
    default: .string(String(describing: self))
    }
  }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
