import A11ySwiftSoup
import Testing

/// The readme of SwiftSoup, and the cookbook of jsoup, which it follows.
@Suite("Pages that are read with SwiftSoup")
struct SwiftSoupTests {
  // "Parse HTML": <html><head><title>First parse</title></head><body><p>Parsed HTML into a doc.</p></body></html>
  @Test("A page has a title, a body and text")
  func page() throws {
    let document = try parse(
      "<!doctype html><html><head><title>First parse</title></head><body><p>Parsed HTML into a doc.</p></body></html>")
    #expect(try document.title() == "First parse")
    #expect(try document.text() == "First parse Parsed HTML into a doc.")
    #expect(try document.body()?.html() == "<p>Parsed HTML into a doc.</p>")
  }

  // "Extract attributes, text, and HTML from elements".
  @Test("A link has an address, words and HTML")
  func link() throws {
    let document = try parse(
      "<p>An <a href='http://example.com/?a=1&amp;b=2'><b>example</b></a> link.</p>")
    let link = try #require(try document.select("a").first())
    #expect(try document.body()?.text() == "An example link.")
    #expect(try link.attr("href") == "http://example.com/?a=1&b=2")
    #expect(try link.outerHtml() == "<a href=\"http://example.com/?a=1&amp;b=2\"><b>example</b></a>")
    #expect(try link.html() == "<b>example</b>")
  }

  // "Use CSS selectors to find elements"; a table has a body, as in browsers.
  @Test(
    "Elements are found as in style sheets",
    arguments: [
      ("a[href]", "one two three"), ("#first", "one"), (".row > a", "one two"), ("div a:not(.row a)", "three"),
      ("a + a", "two"), ("li:nth-child(2)", "second"), ("a[href$=.png], li", "three first second"),
      ("div:has(a.big) a", "one two"), ("a:contains(THR)", "three"), ("table > tbody > tr > td", "cell"),
      ("li:first-child", "first"), ("a[class~=^b]", "two"), ("*.big", "two"), ("a:eq(1)", "two"),
    ])
  func select(query: String, words: String) throws {
    let document = try parse(
      """
      <div class="row wide"><a id=first href="/1">one</a><a class="big" href="/2">two</a></div>
      <div><a href="/3.png">three</a></div>
      <ul><li>first<li>second</ul>
      <table><tr><td>cell</table>
      """)
    #expect(try document.select(query).eachText().joined(separator: " ") == words)
  }

  @Test("A selector that is none is an error")
  func broken() throws {
    let document = try parse("<p>A</p>")
    #expect(throws: Exception.self) { try document.select("p:") }
  }

  // The documentation of Whitelist: none() lets text alone stay, basic() a few elements.
  @Test("What is not allowed is taken away, its text stays")
  func cleaning() throws {
    let html = "<p onclick='x()'>Tom &amp; <b>Jerry</b><script>x()</script></p>"
    #expect(try clean(html, Whitelist.none()) == "Tom &amp; Jerry")
    #expect(try clean(html, Whitelist.basic()) == "<p>Tom &amp; <b>Jerry</b></p>")
    #expect(try Entities.unescape("Tom &amp; Jerry") == "Tom & Jerry")
  }

  @Test("A page can be changed before it is read")
  func changes() throws {
    let document = try parse("<p>One<br>two</p><p class=quote>Three</p>")
    try document.select("p.quote").remove()
    try document.select("br").after("and ")
    #expect(try document.text() == "One and two")
    #expect(
      try document.select("p").first()?.getChildNodes().map { $0.nodeName() } == ["#text", "br", "#text", "#text"])
  }
}
