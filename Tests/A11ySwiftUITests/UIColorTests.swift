import A11ySwiftUI
import A11yUIKit
import Testing

/// The parts of UIKit's colors (the documentation of UIKit, “UIColor”).
@Suite("Colors of UIKit")
struct UIColorTests {
  @Test("A color gives its parts, and how light it is")
  func parts() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    var (red, green, blue, white, alpha): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.5) < 0.001)
    #expect(alpha == 1)
  }

  @Test(
    "A color gives the hue that it was made of",
    arguments: [
      [0, 1, 1], [0.25, 0.5, 0.5], [0.5, 1, 0.25], [0.75, 0.5, 1], [0.9, 1, 1], [0, 0, 0.5], [0, 0, 0],
    ])
  func hue(parts: [CGFloat]) {
    let color = UIColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (found, part) in zip([hue, saturation, brightness, alpha], parts + [0.5]) {
      #expect(abs(found - part) < 0.001)
    }
  }

  // Apple's reference of CGColor.converted(to:intent:options:).
  @Test("A color keeps its parts in the space of the device")
  func spaces() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let converted = color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(converted?.components == [1, 0.5, 0, 1] && CGColorSpace(name: CGColorSpace.sRGB) == color.colorSpace)
  }
}
