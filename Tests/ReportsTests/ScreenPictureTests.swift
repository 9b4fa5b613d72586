import Foundation
import Interface
import Reports
import ScenarioFiles
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The picture of a screen")
struct ScreenPictureTests {
  private func picture(_ text: String) throws -> String {
    let scenario = try readScenario(ScenarioSource(text))
    let (name, screen) = try #require(scenario.opening)
    return ScreenPicture(of: screen, named: name, in: scenario).svg
  }

  private static let row = """
    scenario: A row
    views:
      - hstack:
          - vstack:
              - text: Looks like a wonderful time
              - text: Nick
          - spacer
          - button: { symbol: star.fill }
          - circle:
            label: Unread
            hidden: true
      - text: Below
        frame: [0, 2000, 100, 20]
    """

  @Test("Stops are numbered in the order in which they are read")
  func numbers() throws {
    let svg = try picture(Self.row)
    let numbers = svg.matches(of: /<text x="[^"]*" y="[^"]*">(\d+)</).map { String($0.output.1) }
    // On the screen, and again in the legend.
    #expect(numbers == ["1", "2", "3", "4", "1", "2", "3", "4"])
    #expect(svg.contains(/1: Looks like a wonderful time. 2: Favorite, button. 3: Nick. 4: Below./))
    #expect(svg.contains("<path class=\"order\""))
  }

  @Test("Words that nobody is known to have heard are marked in the legend")
  func assumptions() throws {
    // “Settings” by analogy; the name of “star.fill” was heard in English alone, its French is UIKit's.
    #expect(try picture("scenario: S\nviews: [{ image: { symbol: arrow.uturn.left } }]\n").contains("(assumed: Undo)"))
    #expect(
      try picture("scenario: S\nlocale: fr-FR\nviews: [{ button: { symbol: star.fill } }]\n")
        .contains("(assumed: Favoris)"))
    #expect(try !picture(Self.row).contains("(assumed"))
  }

  @Test("What is hidden or off the screen is marked, in words too")
  func marks() throws {
    let svg = try picture(Self.row)
    #expect(svg.contains("<rect class=\"omitted\""))
    #expect(svg.contains("circle: hidden"))
    #expect(svg.contains("class=\"tone3 off-screen\" x=\"0\" y=\"2000\""))
    #expect(svg.contains("Below (off screen)"))
  }

  @Test("A stop with an outline of its own is drawn by it")
  func outline() throws {
    let svg = try picture("scenario: A map\nviews: [{ text: Island, path: [[0, 0], [44, 0], [22, 44.5]] }]")
    #expect(svg.contains("<polygon class=\"tone0\" points=\"0,0 44,0 22,44.5\"/>"))
  }

  @Test("The picture has a name and a description")
  func accessibility() throws {
    let svg = try picture(Self.row)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""))
    #expect(svg.contains("<title id=\"picture-title\">A row: main</title>"))
    #expect(svg.contains("<desc id=\"picture-desc\">4 stops in reading order."))
    #expect(svg.contains("prefers-color-scheme:dark"))
  }

  @Test("Text of a scenario cannot become markup")
  func escaping() throws {
    let svg = try picture(
      """
      scenario: "</title><script>alert('&')</script>"
      views:
        - text: "<b> \\"x\\" \\u0007"
      """)
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<b>"))
    #expect(svg.contains("&lt;b&gt; \"x\" \u{FFFD}"))
    #expect(svg.contains("&lt;/title&gt;&lt;script&gt;alert('&amp;')&lt;/script&gt;: main"))
  }

  @Test(
    "Whatever a scenario says, the picture is XML",
    arguments: [
      "</text><script>alert(1)</script>", "]]> <!-- & &amp; &#0; -->", "\\\"'> onload='x",
      "\\u0000\\u0001\\uFFFE\\u007F",
      "\\t\\n\\r", "日本語の長い文章が続いていきますから折り返しが必要です", "👩‍👩‍👧‍👦 é ﷽",
    ])
  func wellFormed(words: String) throws {
    let svg = try picture(
      """
      scenario: "\(words)"
      views:
        - text: "\(words)"
        - text: "\(words)"
          hidden: true
        - button: { symbol: star.fill }
          label: "\(words)"
      """)
    let parser = XMLParser(data: Data(svg.utf8))
    let names = ElementNames()
    parser.delegate = names
    #expect(parser.parse())
    #expect(names.all == ["svg", "title", "desc", "style", "path", "rect", "g", "text", "circle"])
  }

  @Test("A long name is broken into lines, and so is a word that is longer than a line")
  func longWords() throws {
    let svg = try picture(
      "scenario: \(String(repeating: "long ", count: 30))\nviews: [{ text: \(String(repeating: "x", count: 70)) }]")
    let headings = svg.matches(of: /<text class="heading"[^>]*>([^<]*)</).map { $0.output.1.count }
    // Ten words to a line, the last of them with the colon in front of the screen's name.
    #expect(headings == [49, 49, 50, 4])
    let words = svg.matches(of: /<text class="words"[^>]*>(x*)</).map { $0.output.1.count }
    #expect(words == [58, 12])
  }

  @Test("Numbers of stops at one place stand beside each other")
  func samePlace() throws {
    let views = ["A", "B"].map { "{ text: \($0), frame: [100, 200, 94, 32] }" }
    let svg = try picture("scenario: Steps\nviews: [\(views.joined(separator: ", "))]")
    let badges = svg.matches(of: /<circle class="tone\d" cx="([\d.]+)" cy="([\d.]+)"/).prefix(2).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(badges == ["100 200", "119 200"])
  }

  @Test("What is left out several times is told once, with the number")
  func repeatedOmissions() throws {
    let svg = try picture(
      """
      scenario: Rows
      views:
        - text: First
        - { text: Row, hidden: true }
        - { text: Row, hidden: true }
      """)
    #expect(svg.contains("text “Row”: hidden (2 times)"))
  }

  @Test("A sheet covers what is behind it, wherever it was written")
  func sheet() throws {
    let svg = try picture(
      """
      scenario: A sheet
      views:
        - sheet: [ { text: In front } ]
          isPresented: true
        - button: Behind
      """)
    let behind = try #require(svg.range(of: ">Behind<"))
    // What is behind is dimmed.
    let dimming = try #require(svg.range(of: "fill=\"#000000\" fill-opacity=\"0.2\""))
    let front = try #require(svg.range(of: ">In front<", range: dimming.upperBound..<svg.endIndex))
    #expect(behind.upperBound < dimming.lowerBound && dimming.upperBound < front.lowerBound)
    #expect(svg.contains("button “Behind”: behind a modal view"))
  }
}

/// The names of the elements of a document.
private final class ElementNames: NSObject, XMLParserDelegate {
  private(set) var all: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    all.insert(name)
  }
}
