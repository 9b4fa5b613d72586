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

  // Apple's references of CGContext.init(data:width:height:…), CAEmitterLayer and NSExtensionContext.
  @Test("A picture made of bytes has its size, and particles say nothing")
  func bytes() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 80, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.makeImage()?.width == 20 && context.makeImage()?.height == 10)
    var page = CGRect(x: 0, y: 0, width: 100, height: 200)
    let pages = try #require(CGContext(URL(fileURLWithPath: "/trip.pdf"), mediaBox: &page, nil))
    pages.beginPDFPage(nil)
    pages.endPDFPage()
    pages.closePDF()
    #expect(pages.height == 200)
    let layer = CAEmitterLayer()
    (layer.emitterShape, layer.emitterCells) = (.line, [CAEmitterCell()])
    #expect(UIViewController().extensionContext == nil && layer.birthRate == 1)
  }

  // UIGraphicsGetImageFromCurrentImageContext: “If there is no current context … this function returns nil.”
  @Test("A picture that code draws is there from the beginning of its context to its end")
  func contexts() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.beginPath()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 20, y: 10))
    context.strokePath()
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
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
