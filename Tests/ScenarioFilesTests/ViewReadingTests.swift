import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// The forms in which views are written, and what they become.
@Suite("Views")
struct ViewReadingTests {
  private func view(_ text: String) throws -> View {
    let state = "{ on: true, n: 3, names: [a] }"
    let screen = try #require(try readScenario(scenario(with: text, state: state)).screens.values.first)
    return try #require(screen.views.first)
  }

  @Test(
    "A kind holds text, a symbol, views or nothing",
    arguments: [
      ("spacer", View(.spacer)),
      ("circle:", View(.circle)),
      ("text: No", View(.text, .text("No"))),
      ("text: 1.10", View(.text, .text("1.10"))),
      ("text: 'null'", View(.text, .text("null"))),
      ("symbol: star.fill", View(.image, .symbol("star.fill"))),
      ("image: { symbol: star.fill }", View(.image, .symbol("star.fill"))),
      ("image: beach", View(.image, .text("beach"))),
      ("button: Reply", View(.button, .text("Reply"))),
      ("button: { symbol: star }", View(.button, .symbol("star"))),
      ("button: { text: Reply, symbol: star }", View(.button, .textAndSymbol("Reply", symbol: "star"))),
      ("button: Reply\nsymbol: star", View(.button, .textAndSymbol("Reply", symbol: "star"))),
      ("symbol: star\ntab: Home", View(.tab, .textAndSymbol("Home", symbol: "star"))),
      ("button: { text: Reply }", View(.button, .text("Reply"))),
      ("button: [spacer, divider]", View(.button, children: [View(.spacer), View(.divider)])),
      ("button: { vstack: [spacer] }", View(.button, children: [View(.vstack, children: [View(.spacer)])])),
      ("vstack: { text: A }", View(.vstack, children: [View(.text, .text("A"))])),
      ("vstack: spacer", View(.vstack, children: [View(.spacer)])),
      ("section: Title\nviews: [spacer]", View(.section, .text("Title"), children: [View(.spacer)])),
      ("list:\n  - spacer", View(.list, children: [View(.spacer)])),
      ("vstack:\nviews: spacer", View(.vstack, children: [View(.spacer)])),
      ("tab: { text: Home, symbol: house }\nviews: []", View(.tab, .textAndSymbol("Home", symbol: "house"))),
      (
        "labeledContent: Sent\nvalue: 3 mails",
        View(.labeledContent, .text("Sent")).with { $0.value = "3 mails" }
      ),
    ] as [(String, View)])
  func contents(text: String, expected: View) throws {
    #expect(withoutOrigins(try view(text)) == withoutOrigins(expected))
  }

  @Test(
    "Names that are kinds and keys are kinds if no other key is one",
    arguments: [
      ("label: A", View(.label, .text("A"))),
      ("label: { text: A, symbol: star }", View(.label, .textAndSymbol("A", symbol: "star"))),
      ("text: A\nlabel: B", View(.text, .text("A")).with { $0.label = Label("B") }),
      ("label: B\ntext: A", View(.text, .text("A")).with { $0.label = Label("B") }),
      ("symbol: star\nlabel: A", View(.image, .symbol("star")).with { $0.label = Label("A") }),
      ("textField: A\ntext: $n", View(.textField, .text("A")).with { $0.text = Bound(to: Path(root: "n")) }),
      (
        "text: A\ncell: { row: 2, header: row }",
        View(.text, .text("A")).with { $0.cellPosition = CellPosition(row: 2, isRowHeader: true) }
      ),
      (
        "cell: [spacer]\nlabel: A",
        View(.cell, children: [View(.spacer)]).with { $0.label = Label("A") }
      ),
    ] as [(String, View)])
  func ambiguousNames(text: String, expected: View) throws {
    #expect(withoutOrigins(try view(text)) == withoutOrigins(expected))
  }

  @Test("What is done to a view's place is kept in its order, with the place where the element is made")
  func order() throws {
    #expect(
      try view("text: A\npadding: 1\nchildren: combine\noffset: [1, 2]").layout
        == [.padding(Edges(1)), .element, .offset(Point(x: 1, y: 2))])
    #expect(try view("text: A\nchildren: combine\npadding: 1").layout == [.padding(Edges(1))])
  }

  @Test("Loops show their variable to the views inside, and only to them")
  func loops() throws {
    let text = """
      forEach: name in names
      if: on
      views:
        - text: ${name}
      """
    let path = Expression.path(Path(root: "names"))
    let inner = View(.text, .text(.expression(.path(Path(root: "name")))))
    var loop = View(.forEach, .iteration(variable: "name", index: nil, over: path), children: [inner])
    loop.condition = .expression(.path(Path(root: "on")))
    #expect(withoutOrigins(try view(text)) == withoutOrigins(loop))
    #expect(complaints(about: scenario(with: "forEach: a in [1\nviews: []")) != "")
    #expect(complaints(about: scenario(with: "forEach: a in xs\nif: a\nviews: []", state: "{ xs: [1] }")) != "")
  }

  @Test("Anchors and merge keys work, and the map's own keys win")
  func merging() throws {
    let text = """
      vstack:
        - &base { text: A, hint: B }
        - { <<: *base, hint: C }
        - { <<: [{ text: D, value: E }, *base] }
        - *base
      """
    let expected = [
      View(.text, .text("A")).with { $0.hint = "B" },
      View(.text, .text("A")).with { $0.hint = "C" },
      View(.text, .text("D")).with {
        $0.value = "E"
        $0.hint = "B"
      },
      View(.text, .text("A")).with { $0.hint = "B" },
    ]
    #expect(withoutOrigins(Array(try view(text).children)) == withoutOrigins(expected))
  }

  @Test("Text that becomes a view has a place of its own")
  func writtenText() throws {
    let section = try view("section: A\nheader: B\nfooter: C")
    let texts = section.header + section.footer
    #expect(texts.map(\.title) == ["B", "C"])
    #expect(Set(texts.map(\.origin) + [section.origin, .code]).count == 4)
  }
}
