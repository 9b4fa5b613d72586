import A11ySwiftUI
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
}
