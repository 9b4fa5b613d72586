import Interface
import Layout
import Testing

@Suite("Text takes the room that its style, size and words need")
struct TextTests {
  private func lineHeight(of font: String, _ size: DynamicTypeSize, on canvas: Canvas = phone) -> Double? {
    var settings = Settings()
    settings[.dynamicType] = .text(size.rawValue)
    return layOut([.text("Ag").with { $0.font = font }], on: canvas, settings).first?.frame?.height
  }

  // Sizes: HIG, “iOS, iPadOS Dynamic Type sizes”. A line is 1.1934 times as high, rounded up to a third of a point;
  // 20.33 for body and 40.67 for large title are the frames that the view debugger shows.
  @Test(
    "A line of a text style",
    arguments: [
      ("largeTitle", .large, 34, 40.6667), ("title", .large, 28, 33.6667), ("title2", .large, 22, 26.3333),
      ("title3", .large, 20, 24), ("headline", .large, 17, 20.3333), ("body", .large, 17, 20.3333),
      ("callout", .large, 16, 19.3333), ("subheadline", .large, 15, 18), ("footnote", .large, 13, 15.6667),
      ("caption", .large, 12, 14.3333), ("caption2", .large, 11, 13.3333),
      ("body", .xSmall, 14, 17), ("body", .xxxLarge, 23, 27.6667), ("body", .accessibility1, 28, 33.6667),
      ("body", .accessibility5, 53, 63.3333), ("largeTitle", .accessibility5, 60, 71.6667),
      ("caption2", .xSmall, 11, 13.3333), ("caption2", .accessibility5, 40, 48),
    ] as [(String, DynamicTypeSize, Double, Double)])
  func line(font: String, size: DynamicTypeSize, points: Double, expected: Double) throws {
    let height = try #require(lineHeight(of: font, size))
    #expect(abs(height - expected) < 0.001, "\(points) points")
  }

  @Test("A size in points does not follow Dynamic Type")
  func fixedSize() throws {
    #expect(lineHeight(of: "system 20", .accessibility5) == 24)
  }

  // macOS has no Dynamic Type; HIG, “macOS built-in text styles”: body 13 points.
  @Test("On a Mac, text has a size of its own")
  func mac() throws {
    let mac = Canvas(.standard(for: Platform(.macOS, 26)), platform: Platform(.macOS, 26))
    #expect(lineHeight(of: "body", .accessibility5, on: mac) == 16)
  }

  // The widths of labels of 17 points in page sources that Appium recorded of the Settings app, on iOS 15 and 16.
  @Test(
    "One line is about as wide as on a device",
    arguments: [
      ("Accessibility", 95), ("Auto-Capitalization", 146), ("Auto-Correction", 124), ("Character Preview", 140),
      ("Check Spelling", 114), ("Developer", 78), ("Enable Dictation", 124), ("General", 60), ("Health", 50),
      ("Passwords", 82), ("Photos", 54), ("Privacy", 56), ("Sign in to your iPhone", 166), ("Siri & Search", 98),
      ("Slide to Type", 99), ("Smart Punctuation", 142), ("Text Replacement", 136),
    ] as [(String, Double)])
  func width(text: String, recorded: Double) throws {
    let width = try #require(layOut([.text(text)]).first?.frame?.width)
    #expect(abs(width - recorded) < 4)
  }

  @Test("Bold text is wider")
  func bold() throws {
    var settings = Settings()
    settings[.boldText] = .flag(true)
    let plain = try #require(layOut([.text("Weekend adventure")]).first?.frame)
    let bold = try #require(layOut([.text("Weekend adventure")], on: phone, settings).first?.frame)
    #expect(bold.width > plain.width * 1.02)
    #expect(bold.height == plain.height)
  }

  @Test(
    "Other scripts take the room of their letters",
    arguments: [("日本語", 51), ("👩‍👩‍👧‍👦", 20.4), ("🇩🇪", 20.4), ("한국", 31.3), ("é", 10)] as [(String, Double)])
  func scripts(text: String, expected: Double) throws {
    let width = try #require(layOut([.text(text)]).first?.frame?.width)
    #expect(abs(width - expected) < 1.5)
  }

  /// Texts in a column of 100 points, with the number of lines and what is cut off.
  struct Wrapping: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var lineLimit: Int?
    var minimumScaleFactor: Double?
    var lines: Int
    var cutOff: String?
  }

  @Test(
    "Lines break where the system breaks them",
    arguments: [
      Wrapping(testDescription: "one line", text: "Nick", lines: 1),
      Wrapping(testDescription: "between words", text: "A beautiful day", lines: 2),
      Wrapping(testDescription: "at a line feed", text: "A\nB\nC", lines: 3),
      Wrapping(testDescription: "after a hyphen", text: "extraordinarily-beautiful", lines: 2),
      Wrapping(testDescription: "inside a word that is too long", text: "Donaudampfschifffahrt", lines: 2),
      Wrapping(testDescription: "between ideographs", text: "日本語日本語日本語", lines: 2),
      Wrapping(
        testDescription: "not beyond the limit of lines", text: "A beautiful day at the beach",
        lineLimit: 1,
        lines: 1, cutOff: "day at the beach"),
      Wrapping(
        testDescription: "not if the text may shrink", text: "A beautiful day",
        lineLimit: 1, minimumScaleFactor: 0.5, lines: 1),
    ])
  func wrapping(example: Wrapping) throws {
    let text = View.text(example.text).with {
      $0.lineLimit = example.lineLimit
      $0.minimumScaleFactor = example.minimumScaleFactor
    }
    let placed = try #require(layOut(text, in: 100, 844))
    let frame = try #require(placed.frame)
    // A line of body text is 20.29 points high; one that shrinks is lower.
    #expect(max(Int((frame.height / 20.29).rounded()), 1) == example.lines)
    #expect(frame.width <= 100)
    #expect(placed.cutOff == example.cutOff)
  }

  // HIG, “Typography”: body is 17 points at L, 23 at xxxL, 28 at AX1 and 53 at AX5. Documentation of dynamicTypeSize(_:):
  // the ranges of nested views intersect, and a fixed size is held inside of an outer range.
  @Test(
    "Limits of the text size hold for a view and all that is in it",
    arguments: [
      (nil, nil, 53), (TextSizeLimits(greatest: .xxxLarge), nil, 23),
      (TextSizeLimits(greatest: .accessibility1), TextSizeLimits(greatest: .xxxLarge), 23),
      (TextSizeLimits(greatest: .xxxLarge), TextSizeLimits(least: .accessibility1, greatest: .accessibility1), 23),
      (TextSizeLimits(least: .large, greatest: .large), nil, 17),
    ] as [(TextSizeLimits?, TextSizeLimits?, Double)])
  func limits(outer: TextSizeLimits?, inner: TextSizeLimits?, points: Double) {
    let limits = [outer, inner].compactMap(\.self)
    let style = TextStyle.body
    #expect(style.size(at: limits.held(.accessibility5), on: .phone) == points)
  }

  @Test("Where height is short, the lines below are cut off")
  func short() throws {
    let text = View.text("one two three four five six seven eight nine ten").with {
      $0.layout.append(.size(SizeLimits(width: LengthLimits(100), height: LengthLimits(45))))
    }
    let placed = try #require(layOut(text, in: 300, 300))
    #expect(try #require(placed.frame).rounded.height == 40.7)
    #expect(placed.cutOff?.hasSuffix("ten") == true)
  }
}
