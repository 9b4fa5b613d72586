internal import Interface
internal import Layout

/// A font, of which only the size is known.
public final class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }
  public let pointSize: CGFloat
  init(size: CGFloat) { pointSize = size }
  public static var supportsSecureCoding: Bool { true }
  public init?(coder: NSCoder) { pointSize = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")) }
  public func encode(with coder: NSCoder) { coder.encode(Double(pointSize), forKey: "UIFontPointSize") }
  public convenience init?(name: String, size: CGFloat) { self.init(size: size) }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.shared.size(at: .large, on: .phone))
  }
  /// No font but the system's is known.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName name: String) -> [String] { [] }
  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.53 }
  public var fontName: String { "System" }
  public var familyName: String { "System" }
}

// SwiftUI has a type that is called as the module is.
private typealias SharedTextStyle = TextStyle

extension UIFont.TextStyle {
  /// The style by SwiftUI's name.
  fileprivate var shared: SharedTextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    }
  }
}
