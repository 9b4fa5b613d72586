import A11ySwiftUI
import Testing

/// The reckoning with places that Foundation on Linux has not.
@Suite("Transforms")
struct TransformTests {
  // Apple, “CGAffineTransform”: each of these is applied before the transform that it is asked of.
  @Test("Transforms are reckoned with") func transforms() {
    let point = CGPoint(x: 1, y: 2)
    let moved = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 4))
    #expect(point.applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 22, y: 4))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)) == CGPoint(x: 4, y: 6))
    #expect(point.applying(moved).applying(moved.inverted()) == point)
    let turned = point.applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-9 && abs(turned.y - 1) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
