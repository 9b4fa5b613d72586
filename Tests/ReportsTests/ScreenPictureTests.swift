import Diagnostics
import Interface
import Reports
import ScenarioFiles
import Testing

@Suite("The picture of a screen")
struct ScreenPictureTests {
  private func picture(_ text: String) throws -> String {
    let source = ScenarioSource(file: SourceFile(name: "test.yaml", text: text), format: .yaml)
    let scenario = try readScenario(source)
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
    let numbers = svg.matches(of: /<text class="number"[^>]*>(\d+)</).map { String($0.output.1) }
    #expect(numbers == ["1", "2", "3", "4"])
    #expect(svg.contains(/1: Looks like a wonderful time. 2: Favorite, button. 3: Nick. 4: Below./))
    #expect(svg.contains("<line class=\"order\""))
  }

  @Test("What is hidden or off the screen is marked, in words too")
  func marks() throws {
    let svg = try picture(Self.row)
    #expect(svg.contains("<rect class=\"omitted\""))
    #expect(svg.contains("circle: hidden"))
    #expect(svg.contains("class=\"stop off-screen\" x=\"0\" y=\"2000\""))
    #expect(svg.contains("Below (off screen)"))
  }

  @Test("The picture has a name and a description")
  func accessibility() throws {
    let svg = try picture(Self.row)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""))
    #expect(svg.contains("<title id=\"picture-title\">A row: main</title>"))
    #expect(svg.contains("<desc id=\"picture-desc\">4 stops in reading order."))
    #expect(svg.contains("prefers-color-scheme: dark"))
  }

  @Test("Text of a scenario can not become markup")
  func escaping() throws {
    let svg = try picture(
      """
      scenario: "</title><script>alert('&')</script>"
      views:
        - text: "<b> \\"x\\" \\u0007"
      """)
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<b>"))
    #expect(svg.contains("&lt;b&gt; &quot;x&quot; \u{FFFD}"))
    #expect(svg.contains("&lt;/title&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;: main"))
  }
}
