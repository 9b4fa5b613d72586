// The names of persons in words, which Apple's Foundation tells and that of Linux does not.

extension PersonNameComponents {
  /// How much of a name is told, in the order of its language.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ name: PersonNameComponents) -> String {
      let isFamilyFirst = name.isWrittenWithoutSpaces
      func inOrder(_ parts: String?...) -> [String?] { isFamilyFirst ? parts.reversed() : parts }
      let parts: [String?] =
        switch style {
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .medium: inOrder(name.givenName, name.familyName)
        case .long: [name.namePrefix] + inOrder(name.givenName, name.middleName, name.familyName) + [name.nameSuffix]
        case .abbreviated:
          [inOrder(name.givenName, name.familyName).compactMap { $0?.first.map(String.init) }.joined()]
        }
      return parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: isFamilyFirst ? "" : " ")
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Reads a name: a given name, the family's, and what stands between.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}
    public func parse(_ text: String) throws -> PersonNameComponents {
      let words = text.split(separator: " ").map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.givenName = first
      if words.count > 1 { name.familyName = words.last }
      if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
      return name
    }
  }

  public init(_ text: String) throws { self = try ParseStrategy().parse(text) }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension PersonNameComponents {
  /// Whether the name is written in Chinese, Japanese or Korean letters: then the family comes first.
  fileprivate var isWrittenWithoutSpaces: Bool {
    let letters = (familyName ?? givenName ?? "").unicodeScalars
    return letters.first.map { (0x2E80...0xD7FF).contains($0.value) } ?? false
  }
}

/// Says the name of a person, as Apple's Foundation does.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  public var style = Style.default
  public var locale: Locale = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string) }

  open func string(from name: PersonNameComponents) -> String {
    let told: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return name.formatted(.name(style: told).locale(locale))
  }

  open func personNameComponents(from text: String) -> PersonNameComponents? { try? PersonNameComponents(text) }

  open class func localizedString(
    from name: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: name)
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }
}
