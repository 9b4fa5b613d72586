/// A color as light of three primaries, from 0 to 1, and how opaque it is.
package struct Color: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity = 1.0

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, or a name of the system's in an appearance; `nil` for anything else.
  ///
  /// Of two colors with a slash between them, as an app's asset catalog has them, the second is that of the dark appearance.
  package init?(_ text: String, in look: Look) {
    if let slash = text.firstIndex(of: "/") {
      self.init(String(look.isDark ? text[text.index(after: slash)...] : text[..<slash]), in: look)
      return
    }
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else {
      let name = text.hasPrefix("system") ? text.dropFirst(6).lowercased() : text.lowercased()
      guard let row = SystemColor.named[name] else { return nil }
      self.init(number: row.number(in: look), opacity: row.opacity(in: look))
    }
  }

  package init(number: UInt32, opacity: Double = 1) {
    red = Double(number >> 16 & 0xFF) / 255
    green = Double(number >> 8 & 0xFF) / 255
    blue = Double(number & 0xFF) / 255
    self.opacity = opacity
  }

  private init?(hexadecimal digits: Substring) {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let long = digits.count == 3 ? Substring(digits.map { "\($0)\($0)" }.joined()) : digits
    guard let number = UInt32(long.prefix(6), radix: 16), long.count == 6 || long.count == 8 else { return nil }
    let opacity = long.count == 8 ? UInt32(long.suffix(2), radix: 16).map { Double($0) / 255 } : 1
    self.init(number: number, opacity: opacity ?? 1)
  }

  /// The color as it is seen on another one.
  package func over(_ background: Color) -> Color {
    func mixed(_ path: KeyPath<Color, Double>) -> Double {
      self[keyPath: path] * opacity + background[keyPath: path] * (1 - opacity)
    }
    var color = self
    (color.red, color.green, color.blue, color.opacity) = (mixed(\.red), mixed(\.green), mixed(\.blue), 1)
    return color
  }

  /// How bright the color is: WCAG 2.2, “relative luminance”.
  package var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// How much two colors differ, from 1 to 21: WCAG 2.2, “contrast ratio”.
  package func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The share of light that a component of sRGB stands for: the power 2.4, as WCAG has it.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055)
  }

  /// The component of sRGB that stands for a share of light, to less than the step of a component in eight bits.
  private static func component(_ light: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if linear(middle) < light { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A color of the wide gamut of newer screens; what sRGB does not reach is as near as it comes.
  ///
  /// Source: CSS Color 4, “Sample code for color conversions”: both have the same curve and the same white.
  package init(displayP3Red red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    self.init(
      linearRed: 1.2249401763 * red - 0.2249401763 * green, green: -0.0420569547 * red + 1.0420569547 * green,
      blue: -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue, opacity: opacity)
  }

  /// A color as shares of light of the primaries of sRGB.
  package init(linearRed red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue) = (Color.component(red), Color.component(green), Color.component(blue))
    self.opacity = opacity
  }

  /// The power 2.4 as the fifth root of the twelfth power, found by Newton's way.
  private static func power(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    let squared = base * base
    let fourth = squared * squared
    let twelfth = fourth * fourth * fourth
    var root = squared
    for _ in 0..<40 {
      let step = root * root * root * root
      guard step > 0 else { return 0 }
      root -= (root - twelfth / step) / 5
    }
    return root
  }
}

extension Color {
  /// The color without its opacity, as pages of the web write it: `#ff3b30`.
  package var hexadecimal: String {
    let number = [red, green, blue].reduce(0) { $0 << 8 | Int((min(max($1, 0), 1) * 255).rounded()) }
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The color with less of its opacity.
  package func faded(to share: Double) -> Color {
    var color = self
    color.opacity *= share
    return color
  }
}
