/// A typeface and size; the text style is what layout goes by.
public struct Font: Hashable, Sendable {
  public enum TextStyle: String, CaseIterable, Hashable, Sendable, Codable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)

    var isBold: Bool { value >= 600 }
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-1)
    public static let condensed = Width(-0.5)
    public static let standard = Width(0)
    public static let expanded = Width(1)
  }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public struct Context: Hashable, Sendable {}

  var style: TextStyle?
  var size: CGFloat?
  /// Whether the size follows Dynamic Type.
  var scales = true
  var weight: Weight?

  var isBold: Bool { weight?.isBold ?? (style == .headline) }

  package init(style: TextStyle?, size: CGFloat? = nil, scales: Bool = true, weight: Weight? = nil) {
    self.style = style
    self.size = size
    self.scales = scales
    self.weight = weight
  }
}

extension Font {
  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)
  public static let extraLargeTitle = Font(style: .extraLargeTitle)
  public static let extraLargeTitle2 = Font(style: .extraLargeTitle2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, weight: weight)
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(style: style) }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(style: nil, size: size, scales: false, weight: weight)
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(style: nil, size: size, scales: false, weight: weight)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(style: .body, size: size) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(style: style, size: size)
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(style: nil, size: fixedSize, scales: false)
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }
  public func bold() -> Font { weight(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? weight(.bold) : self }
  public func italic() -> Font { self }
  public func italic(_ isActive: Bool) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospaced(_ isActive: Bool) -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func width(_ width: CGFloat) -> Font { self }
  public func pointSize(_ size: CGFloat) -> Font {
    var copy = self
    copy.size = size
    return copy
  }
  public func scaled(by factor: CGFloat) -> Font { self }
}
