/// A text that is looked up later, as Foundation has it on Apple's systems.
public struct LocalizedStringResource: Equatable, Hashable, ExpressibleByStringInterpolation, @unchecked Sendable,
  CustomLocalizedStringResourceConvertible
{
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  public enum BundleDescription: Hashable, @unchecked Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      one.bundle == other.bundle
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(bundle) }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  private let source: BundleDescription?

  public var bundle: Bundle? { source?.bundle }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    source = bundle
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    source = bundle
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  public static func == (one: LocalizedStringResource, other: LocalizedStringResource) -> Bool {
    one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A text with gaps that is looked up, as Foundation has it on Apple's systems.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var base: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        base = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
      public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation(value) }
      public mutating func appendInterpolation(_ value: AttributedString) { base.appendInterpolation(value) }
      public mutating func appendInterpolation(_ value: LocalizedStringResource) { base.appendInterpolation(value) }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String {
        base.appendInterpolation(input, format: format)
      }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localization.current.environment(locale).words(for: keyAndValue.key, table: table, bundle: bundle).string
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self =
      Localization.current.environment(locale)
      .words(for: "\(key)", default: defaultValue.key, table: table, bundle: bundle).string
  }

  public init(localized resource: LocalizedStringResource) {
    self = Localization.current.environment(nil).words(for: resource).string
  }
}

/// The language in which words are looked up outside of views.
package final class Localization: @unchecked Sendable {
  package static let current = Localization()
  private let lock = NSLock()
  private var values = EnvironmentValues()

  func use(_ environment: EnvironmentValues) { lock.withLock { values = environment } }

  package func environment(_ locale: Locale?) -> EnvironmentValues {
    var environment = lock.withLock { values }
    if let locale { environment.locale = locale }
    return environment
  }
}
