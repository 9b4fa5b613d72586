import A11ySwiftUI
import A11yUIKit
import Foundation
import Testing

/// Text that apps read from pages of the web, as they show it.
///
/// Sources: Apple's reference of `NSAttributedString.init(data:options:documentAttributes:)`, and HTML, sections 15.3
/// (“Flow content”, which elements begin a line of their own) and 13.5 (“Named character references”).
@MainActor
@Suite("Text of documents")
struct DocumentTextTests {
  private func text(of page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  @Test(
    "The words of a page stand in lines, without what is not shown",
    arguments: [
      ("<p>Tom &amp; Jerry</p><p>are\n   <b>friends</b></p>", "Tom & Jerry\nare friends\n"),
      ("<head><title>No</title><style>p { color: red }</style></head>Yes<!-- no --><br/>and no", "Yes\nand no"),
      ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
      ("5 &lt; 6 &#8211; &#x2014; &unknown; & so", "5 < 6 – — &unknown; & so"),
    ])
  func words(page: String, words: String) throws { #expect(try text(of: page).string == words) }

  @Test("A label says the words of a page, and links keep their addresses")
  func links() throws {
    let text = try text(of: #"Read <a href="https://example.com/a?b=1&amp;c">the rules</a>."#)
    #expect(stops(Text(text.string)) == ["Read the rules."])
    let link = text.attribute(.link, at: 6, effectiveRange: nil)
    #expect(link as? URL == URL(string: "https://example.com/a?b=1&c"))
    #expect(text.attribute(.link, at: 2, effectiveRange: nil) == nil)
  }

  @Test("Addresses are found in text")
  func detector() throws {
    let words = "See https://example.com/a, www.example.org or write to ana@example.com."
    // The raw value of `NSTextCheckingResult.CheckingType.link`.
    let detector = try NSDataDetector(types: 32)
    let matches = detector.matches(in: words, range: NSRange(words.startIndex..., in: words))
    #expect(
      matches.compactMap { $0.url?.absoluteString } == [
        "https://example.com/a", "http://www.example.org", "mailto:ana@example.com",
      ])
    #expect(matches.first?.range == NSRange(location: 4, length: 21))
    #expect(detector.numberOfMatches(in: "None", range: NSRange(location: 0, length: 4)) == 0)
  }
}
