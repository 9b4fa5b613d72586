import Markup
import Testing

@Suite("XML is read by the rules of XML 1.0")
struct XMLReaderTests {
  /// What is read, in short: `<name key=value …@offset` for a beginning, `>name` for an end, and what is wrong with its
  /// offset.
  private func read(_ text: String) -> [String] {
    var reader = XMLReader(text)
    var events: [String] = []
    do throws(XMLProblem) {
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes, let offset):
          let keys = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
          events.append("<\(name)\(keys.joined())@\(offset)")
        case .end(let name): events.append(">\(name)")
        case .documentType(let offset): events.append("!@\(offset)")
        }
      }
    } catch {
      events.append("\(error.reason) \(error.offset)")
    }
    return events
  }

  @Test(
    "What is well-formed",
    arguments: [
      ("<a/>", ["<a@0", ">a"]),
      ("\u{FEFF}<?xml version='1.0'?>\n<a ><b/>x</a >\n", ["<a@25", "<b@29", ">b", ">a"]),
      ("<a b = '1' c=\"2\"\n/>", ["<a b=1 c=2@0", ">a"]),
      // 3.3.3: blanks of an attribute are spaces, those by number stay; 2.11: an end of line is one.
      ("<a b='x\t\r\ny&#10;z'/>", ["<a b=x  y\nz@0", ">a"]),
      ("<a b='&lt;&amp;&gt;&quot;&apos;&#xE4;&#8364;'/>", ["<a b=<&>\"'ä€@0", ">a"]),
      ("<!-- <x> --><a><![CDATA[</a>&]]><?p <b>?></a>", ["<a@12", ">a"]),
      ("<!DOCTYPE plist PUBLIC \"-//>\" [<!ENTITY b \">\">]><plist/>", ["!@0", "<plist@48", ">plist"]),
      ("<!-- ' --><!DOCTYPE a [<?p it's ]>?><!-- ' -->]><a/>", ["!@10", "<a@48", ">a"]),
      ("<ä:ö.1-2 日='本'/>", ["<ä:ö.1-2 日=本@0", ">ä:ö.1-2"]),
    ])
  func good(text: String, events: [String]) {
    #expect(read(text) == events)
  }

  @Test(
    "What is not",
    arguments: [
      ("", "empty 0"), (" \n", "empty 0"), ("x<a/>", "strayText 0"), ("<a/>x", "afterEnd 4"),
      ("<a/><b/>", "afterEnd 4"), ("<a>", "early 3"), ("<a>\n<b/>\n", "early 8"), ("<a", "early 2"),
      ("<a b='1", "early 7"), ("<!-- x", "early 6"), ("<a><!-- x -- y --></a>", "marks 10"), ("<a>]]></a>", "marks 3"),
      ("<a></b>", "otherEnd 3"), ("</a>", "otherEnd 0"), ("<a b></a>", "noValue 4"), ("<a b=1/>", "noValue 5"),
      ("<a b='1'c='2'/>", "noBlank 8"), ("<a b='1' b='2'/>", "twice 9"), ("<a b='<'/>", "markInValue 6"),
      ("<a b='&lol;'/>", "entity 6"), ("<a>&nbsp;</a>", "entity 3"), ("<a>& </a>", "noName 3"),
      ("<a>&#0;</a>", "character 3"), ("<a>&#xD800;</a>", "character 3"), ("<a>\u{1}</a>", "character 3"),
      ("<a>\u{FFFF}</a>", "character 3"), ("<1/>", "noName 1"), ("< a/>", "noName 1"), ("<a <b/>", "openTag 3"),
      ("<a></a b>", "openTag 7"), ("<a/><!DOCTYPE b>", "afterEnd 4"),
      ("<a/><![CDATA[x]]>", "afterEnd 4"), ("<![CDATA[x]]><a/>", "strayText 0"), ("<!DOCTYPE a [", "early 13"),
    ])
  func bad(text: String, problem: String) {
    #expect(read(text).last == problem)
  }

  @Test("A document however deep and a tag however long are read in time that grows with them")
  func large() {
    let deep = String(repeating: "<a>", count: 20_000) + String(repeating: "</a>", count: 20_000)
    #expect(read(deep).count == 40_000)
    #expect(read("<a b='\(String(repeating: "x&amp;", count: 20_000))'/>").count == 2)
  }
}
