import Foundation
import Testing

@testable import Reports

@Suite("The markup of pages")
struct MarkupTests {
  @Test("Text stays text, and attributes stay attributes")
  func escapes() {
    let hostile = "</p><script>alert(1)</script>\"' onload=x &amp;"
    #expect(
      HTML(.p, .label(hostile), text: hostile).written
        == "<p aria-label=\"&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;' onload=x &amp;amp;\">"
        + "&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;\"' onload=x &amp;amp;</p>\n")
  }

  @Test("What XML cannot hold is replaced, and all else stays, whatever the bytes before it")
  func unfitScalars() {
    #expect(
      HTML("a\u{0}b\u{85}c\u{FFFE}d\u{A0}é\u{FFFD}\u{F000}\r<").written
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{A0}é\u{FFFD}\u{F000}&#13;&lt;")
    #expect(HTML("").written.isEmpty && HTML("\u{C2}").written == "\u{C2}")
  }

  @Test("Every symbol of the table has its drawing")
  func symbolTable() {
    let rows = "\(SymbolNames.text)".split(separator: "\n").map { $0.split(separator: " ") }
    let missing = rows.flatMap { $0.dropFirst() }.filter { SymbolShape(named: String($0))?.paths.isEmpty != false }
    #expect(rows.count > 100 && missing.isEmpty)
    #expect(SymbolShape(named: "star")?.paths.first?.data != SymbolShape(named: "star.fill")?.paths.first?.data)
    #expect(SymbolShape(named: "made.up") == nil && SymbolShape(named: "") == nil)
  }

  @Test("An element that can hold nothing ends at once")
  func endsVoidElements() {
    #expect(HTML(.img, .alternative("a")).written == "<img alt=\"a\"/>")
    for tag in HTML.Tag.allCases where tag.isVoid { #expect(!HTML(tag).written.contains("</")) }
  }

  @Test(
    "A place is called by letters and digits of ASCII, whatever the author's words are",
    arguments: [
      ("Scenarios/beach-trip/comments.yaml", "scenarios-beach-trip-comments-yaml"), ("42", "x42"),
      ("\" onclick=\"x", "onclick-x"), ("", "x"),
    ])
  func anchors(words: String, name: String) {
    #expect(Anchor(of: words).name == name)
  }

  @Test("The address of a picture is the picture when it is read, and nothing in it is markup of the page")
  func pictureAddresses() throws {
    let picture = "<svg a='1' b=\"2\"><!-- 100 % of é & # \n\t画 --></svg>"
    let address = DataAddress(svg: picture).written
    #expect(address.hasPrefix("data:image/svg+xml,%3Csvg a='1' b=%222%22>"))
    #expect(!address.contains { "\"<&#\n\t".contains($0) })
    #expect(address.dropFirst("data:image/svg+xml,".count).removingPercentEncoding == picture)
  }

  @Test("Places in other scripts are told apart")
  func foreignAnchors() {
    #expect(Anchor(of: "شاشة").name != Anchor(of: "画面").name)
    #expect(Anchor(of: "画面").name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
  }

  @Test("A place that is named twice gets a number, which no other place has")
  func uniqueAnchors() {
    var table = AnchorTable()
    let words = ["a", "a", "a-2", "a", "a 2"]
    let names = words.map { table.unique(Anchor(of: $0)).name }
    #expect(Set(names).count == words.count, "\(names)")
    #expect(names.first == "a")
  }

  @Test("The policy allows the program's own style sheet and script, what stands in the page, and nothing else")
  func policy() {
    let policy = ContentPolicy(styles: ["abc"], script: "abc").text
    #expect(
      policy == "default-src 'none'; style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; "
        + "script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; img-src data:; media-src data:; "
        + "base-uri 'none'; form-action 'none'")
  }
}
