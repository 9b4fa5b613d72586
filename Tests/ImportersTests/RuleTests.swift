import Importers
import Interface
import TestSupport
import Testing

/// Each rule of what is an element and of what is cleaned up, on the least that shows it.
@Suite("Rules of imports")
struct RuleTests {
  private func text(_ label: String, _ y: Int, _ more: String = "") -> String {
    "<XCUIElementTypeStaticText label=\"\(label)\" value=\"\(label)\" x=\"0\" y=\"\(y)\" width=\"90\" height=\"20\" \(more)/>"
  }

  @Test("A row's bogus places are the row's: rows that are not laid out yet keep their order")
  func bogusPlaces() throws {
    #expect(
      try Fixture.heard(
        inWindow: """
          <XCUIElementTypeTable x="0" y="0" width="390" height="844">
          <XCUIElementTypeCell label="First" visible="true" x="0" y="100" width="390" height="44"/>
          <XCUIElementTypeCell label="Second" visible="false" x="0" y="900" width="390" height="44">
          <XCUIElementTypeSwitch label="Other" value="0" visible="false" x="0" y="91" width="51" height="31"/>
          </XCUIElementTypeCell></XCUIElementTypeTable>
          """) == ["First", "Second", "Other, switch button, off", "~ Double tap to toggle setting"])
  }

  @Test("What is covered is dropped, unless it is asked for; all of it is kept where everything is")
  func covered() throws {
    let xml = text("After", 100, "visible=\"false\"") + text("Card", 300, "visible=\"true\"")
    #expect(try Fixture.heard(inWindow: xml) == ["Card"])
    var options = ImportOptions()
    options.keepsCovered = true
    #expect(try Fixture.heard(inWindow: xml, options) == ["After", "Card"])
    #expect(try Fixture.heard(inWindow: text("After", 100, "visible=\"false\"")) == ["After"])
  }

  @Test("What is scrolled away or under a bar is kept, unless it is not asked for")
  func scrolledAway() throws {
    let xml = """
      <XCUIElementTypeScrollView visible="true" x="0" y="0" width="390" height="844">
      \(text("Top", 60, "visible=\"false\""))\(text("Middle", 400, "visible=\"true\""))\(text("End", 1200, "visible=\"false\""))
      </XCUIElementTypeScrollView>
      <XCUIElementTypeNavigationBar visible="true" x="0" y="40" width="390" height="60"/>
      """
    #expect(try Fixture.heard(inWindow: xml) == ["Top", "Middle", "End"])
    var options = ImportOptions()
    options.keepsScrolledAway = false
    #expect(try Fixture.heard(inWindow: xml, options) == ["Top", "Middle"])
  }

  @Test("A container with a name of its own says it on entering; one that repeats what is inside says nothing")
  func names() throws {
    let buttons = """
      <XCUIElementTypeButton label="Play" x="0" y="100" width="44" height="44"/>
      <XCUIElementTypeButton label="Next" x="50" y="100" width="44" height="44"/>
      """
    let player =
      "<XCUIElementTypeOther label=\"Mini player\" x=\"0\" y=\"100\" width=\"390\" height=\"44\">\(buttons)</XCUIElementTypeOther>"
    #expect(try Fixture.heard(inWindow: player) == ["Mini player, Play, button", "Next, button"])
    let joined = player.replacing("Mini player", with: "Play Next")
    #expect(try Fixture.heard(inWindow: joined) == ["Play, button", "Next, button"])
  }

  @Test("Texts joined by commas are one element, as SwiftUI combines them; by spaces they stay, as in React Native")
  func joined() throws {
    func row(_ label: String) -> String {
      """
      <XCUIElementTypeOther label="\(label)" x="0" y="100" width="390" height="44">
      \(text("Ada", 100))\(text("Online", 122))
      </XCUIElementTypeOther>
      """
    }
    #expect(try Fixture.heard(inWindow: row("Ada, Online")) == ["Ada, Online"])
    #expect(try Fixture.heard(inWindow: row("Ada Online")) == ["Ada", "Online"])
  }

  @Test("The capture's own word counts, unless it is distrusted; an unlabeled row is never a stop")
  func trust() throws {
    let xml = """
      <XCUIElementTypeCell accessible="true" x="0" y="100" width="390" height="44">
      \(text("Row", 110, "accessible=\"true\""))
      </XCUIElementTypeCell>
      <XCUIElementTypeButton label="Chevron" accessible="false" x="0" y="200" width="44" height="44"/>
      """
    #expect(try Fixture.heard(inWindow: xml) == ["Row"])
    var options = ImportOptions()
    options.trustsAccessible = false
    #expect(try Fixture.heard(inWindow: xml, options) == ["Row", "Chevron, button"])
  }

  @Test("Words from right to left turn the order round")
  func rightToLeft() throws {
    let xml = """
      <XCUIElementTypeButton label="שלום" x="20" y="100" width="44" height="44"/>
      <XCUIElementTypeButton label="עוד" x="300" y="100" width="44" height="44"/>
      """
    #expect(try Fixture.heard(inWindow: xml) == ["עוד, button", "שלום, button"])
  }

  @Test("The device is the one whose screen was captured; a few elements alone tell of none")
  func devices() throws {
    func scenario(_ width: Int, _ height: Int) throws -> Scenario {
      let xml = """
        <XCUIElementTypeApplication x="0" y="0" width="\(width)" height="\(height)">\(text("A", 1))</XCUIElementTypeApplication>
        """
      return CaptureImport(try Fixture.capture(of: xml)).scenario
    }
    #expect(try scenario(402, 874).device == nil)
    #expect(try scenario(390, 844).device?.name == "iPhone 16e")
    #expect(try scenario(844, 390).orientation == .landscape)
    #expect(try scenario(377, 184).device == nil)
    #expect(try scenario(377, 184).orientation == .portrait)
  }

  /// The traits are those of WebKit's `WebAccessibilityObjectWrapperIOS`, the words those of Safari (a11ysupport.io).
  @Test("Texts of a web page are links and headings of a level; the page's title is not heard")
  func webPage() throws {
    let flags = "visible=\"true\" accessible=\"false\""
    #expect(
      try Fixture.heard(
        inWindow: """
          <XCUIElementTypeWebView \(flags) x="0" y="50" width="390" height="700">
          <XCUIElementTypeOther label="The shop" \(flags) x="0" y="50" width="390" height="700">
          <XCUIElementTypeOther label="Baskets" value="2" \(flags) x="15" y="148" width="360" height="35">
          \(text("Baskets", 148, "visible=\"true\" accessible=\"true\""))
          </XCUIElementTypeOther>
          <XCUIElementTypeLink label="Log out" \(flags) x="0" y="260" width="90" height="22">
          \(text("Log out", 260, "visible=\"true\" accessible=\"true\""))
          </XCUIElementTypeLink></XCUIElementTypeOther></XCUIElementTypeWebView>
          """) == ["Baskets, heading level 2", "Log out, link"])
  }

  @Test("A field whose label is its placeholder says it once, and so does a text with a space at the end of its value")
  func once() throws {
    let field =
      "<XCUIElementTypeSearchField label=\"Search\" placeholderValue=\"Search\" x=\"0\" y=\"100\" width=\"300\" height=\"36\"/>"
    #expect(try Fixture.heard(inWindow: field) == ["Search, search field", "~ Double tap to edit"])
    let label =
      "<XCUIElementTypeStaticText label=\"Powered by\" value=\"Powered by \" x=\"0\" y=\"100\" width=\"90\" height=\"20\"/>"
    #expect(try Fixture.heard(inWindow: label) == ["Powered by"])
  }

  @Test("A scroll bar is known by its place at the edge, whatever it is in; a gauge of the same height is heard")
  func scrollBars() throws {
    let bar = "<XCUIElementTypeOther label=\"Leiste\" value=\"0%\" x=\"357\" y=\"40\" width=\"30\" height=\"700\"/>"
    let gauge = "<XCUIElementTypeOther label=\"Load\" value=\"40%\" x=\"20\" y=\"100\" width=\"350\" height=\"30\"/>"
    #expect(try Fixture.heard(inWindow: bar + gauge) == ["Load, 40%"])
  }

  @Test("Nodes are looked at in linear time")
  func speed() throws {
    let growth = try growth(from: 300) { size in
      let rows = (0..<size).map { row in
        """
        <XCUIElementTypeCell label="Row \(row)" x="0" y="\(row * 44)" width="390" height="44">
        <XCUIElementTypeOther x="0" y="\(row * 44)" width="390" height="1"/>
        <XCUIElementTypeStaticText label="Row \(row)" x="0" y="\(row * 44)" width="90" height="20"/>
        <XCUIElementTypeSwitch label="Row \(row)" value="1" x="300" y="\(row * 44)" width="51" height="31"/>
        </XCUIElementTypeCell>
        """
      }
      let xml = Fixture.window(
        "<XCUIElementTypeTable x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(rows.joined())</XCUIElementTypeTable>")
      let count = CaptureImport(try Fixture.capture(of: xml)).summary.elementCount
      #expect(count == size)
    }
    #expect(growth < 10)
  }
}
