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
