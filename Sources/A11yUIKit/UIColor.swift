/// A color of UIKit's: one of SwiftUI's by another name.
public final class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  public let color: Color
  init(_ color: Color, _ unused: Void) { self.color = color }
  public init(_ color: Color) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }
  public static var supportsSecureCoding: Bool { true }
  public convenience init?(coder: NSCoder) {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public func encode(with coder: NSCoder) {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    coder.encode(parts.red, forKey: "UIRed")
    coder.encode(parts.green, forKey: "UIGreen")
    coder.encode(parts.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }
  public init?(named name: String) { color = Color(name) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    color = Color(name, bundle: bundle)
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = dynamicProvider(UITraitCollection()).color
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
  public var cgColor: CGColor { CGColor(color) }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    let most = max(parts.red, parts.green, parts.blue)
    let spread = most - min(parts.red, parts.green, parts.blue)
    let sector =
      if spread == 0 {
        0.0
      } else if most == parts.red {
        (parts.green - parts.blue) / spread + (parts.green < parts.blue ? 6 : 0)
      } else if most == parts.green {
        (parts.blue - parts.red) / spread + 2
      } else {
        (parts.red - parts.green) / spread + 4
      }
    hue?.pointee = CGFloat(sector / 6)
    saturation?.pointee = CGFloat(most == 0 ? 0 : spread / most)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    // The weights by which the eye takes the three (ITU-R BT.709).
    white?.pointee = CGFloat(0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  private static func named(_ name: String) -> UIColor { UIColor(Color(named: name)) }
  public static let label = named("label")
  public static let secondaryLabel = named("secondaryLabel")
  public static let tertiaryLabel = named("tertiaryLabel")
  public static let quaternaryLabel = named("quaternaryLabel")
  public static let placeholderText = named("placeholderText")
  public static let separator = named("separator")
  public static let opaqueSeparator = named("opaqueSeparator")
  public static let link = named("link")
  public static let systemBackground = named("systemBackground")
  public static let secondarySystemBackground = named("secondarySystemBackground")
  public static let tertiarySystemBackground = named("tertiarySystemBackground")
  public static let systemGroupedBackground = named("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = named("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = named("tertiarySystemGroupedBackground")
  public static let systemFill = named("systemFill")
  public static let secondarySystemFill = named("secondarySystemFill")
  public static let tertiarySystemFill = named("tertiarySystemFill")
  public static let quaternarySystemFill = named("quaternarySystemFill")
  public static let systemRed = named("red")
  public static let systemOrange = named("orange")
  public static let systemYellow = named("yellow")
  public static let systemGreen = named("green")
  public static let systemMint = named("mint")
  public static let systemTeal = named("teal")
  public static let systemCyan = named("cyan")
  public static let systemBlue = named("blue")
  public static let systemIndigo = named("indigo")
  public static let systemPurple = named("purple")
  public static let systemPink = named("pink")
  public static let systemBrown = named("brown")
  public static let systemGray = named("gray")
  public static let systemGray2 = named("systemGray2")
  public static let systemGray3 = named("systemGray3")
  public static let systemGray4 = named("systemGray4")
  public static let systemGray5 = named("systemGray5")
  public static let systemGray6 = named("systemGray6")
  public static let tintColor = named("accentColor")
  public static let black = named("black")
  public static let white = named("white")
  public static let gray = named("gray")
  public static let lightGray = named("lightGray")
  public static let darkGray = named("darkGray")
  public static let red = named("red")
  public static let green = named("green")
  public static let blue = named("blue")
  public static let cyan = named("cyan")
  public static let yellow = named("yellow")
  public static let magenta = named("magenta")
  public static let orange = named("orange")
  public static let purple = named("purple")
  public static let brown = named("brown")
  public static let clear = named("clear")
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// What the color is called.
  public var accessibilityName: String { color.description }
}

extension UIColor {
  // What is drawn next has this color; nothing is drawn here.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}
