import A11yUIKit
import Testing

/// Apple's references of `size(withAttributes:)` and `boundingRect(with:options:attributes:context:)`: what they measure
/// is one line unless the fragments of lines are asked for.
@Suite("The room that texts take in UIKit")
struct TextBoundsTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  // A line of 17 points is 20.3 points high (LayoutTests, TextTests).
  @Test("A text is measured in one line, or in lines of a width")
  func bounds() {
    let text = "A day at the beach"
    let line = text.size(withAttributes: attributes)
    #expect(abs(line.height - 20.3) < 0.1)
    #expect((130...150).contains(line.width))
    let lines = text.boundingRect(
      with: CGSize(width: 80, height: 1000), options: [.usesLineFragmentOrigin],
      attributes: attributes, context: nil)
    #expect(abs(lines.height - 40.6) < 0.2)
    #expect(lines.width <= 80)
    #expect(NSAttributedString(string: text, attributes: attributes).size() == line)
    #expect(NSString(string: text).size(withAttributes: attributes) == line)
  }

  // Apple's reference of NSAttributedString: without a font it is Helvetica of 12 points.
  @Test("A text without a font is measured as one of 12 points")
  func plain() { #expect(abs("Beach".size().height - 14.3) < 0.1) }
}
