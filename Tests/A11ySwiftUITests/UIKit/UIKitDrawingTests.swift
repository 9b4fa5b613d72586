import A11ySwiftUI
import A11yUIKit
import Testing

/// Apple's documentation of `CAShapeLayer`, `CAGradientLayer` and `UIViewControllerTransitionCoordinator`.
@MainActor
@Suite("What UIKit's views draw")
struct UIKitDrawingTests {
  @Test("A label that has layers and a symbol beside it says its words")
  func layers() { #expect(stops(Framed()) == ["Beach"]) }
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
