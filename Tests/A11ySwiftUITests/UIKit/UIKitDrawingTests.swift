import A11ySwiftUI
import A11yUIKit
import Testing

/// Apple's documentation of `CAShapeLayer`, `CAGradientLayer` and `UIViewControllerTransitionCoordinator`.
@MainActor
@Suite("What UIKit's views draw")
struct UIKitDrawingTests {
  @Test("A label that has layers and a symbol beside it says its words")
  func layers() { #expect(stops(Framed()) == ["Beach"]) }

  // UIImage: “the size of the image is the size of its bitmap divided by its scale”; a view of blur can have no effect.
  @Test("A part of a picture is a picture")
  func parts() throws {
    let whole = try #require(UIImage(named: "beach")?.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 10)))
    let image = UIImage(cgImage: part, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 10, height: 5) && image.imageOrientation == .up)
    #expect(whole.cropping(to: .infinite) == nil)
    #expect(UIVisualEffectView().effect == nil)
  }
}

private struct Framed: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "Beach"
    let line = CAShapeLayer()
    (line.path, line.lineDashPattern, line.strokeColor) = (UIBezierPath().cgPath, [4, 2], UIColor.red.cgColor)
    let shade = CAGradientLayer()
    shade.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    label.layer.addSublayer(line)
    label.layer.addSublayer(shade)
    UIColor.red.setFill()
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}
