import Elements
import Interface
import Layout
import Order
import Testing
import VoiceOver

/// The order of elements with frames, from AccessibilitySnapshot's ElementOrderTests and unit tests.
@Suite("Reading order")
struct ReadingOrderTests {
  @Test("What is mentioned of an open menu of the Mac's follows its items")
  func growingMenu() {
    var derivation = ScreenDerivation(under: Circumstances(platform: Platform(.macOS, 26)))
    let counts = [2, 3].map { count in
      let items = (1...count).map { View(.button, .text(.constant("Item \($0)"))) }
      let menu = View(.sheet, children: items).with { $0.systemPart = .openMenu }
      return derivation.snapshot(of: Screen(views: [menu]), settings: Settings()).order.containers.first?.menuItems
    }
    #expect(counts == [2, 3])
  }

  @Test("Scattered elements are read from top to bottom")
  func scatter() {
    // AccessibilitySnapshot, its tests of order
    #expect(
      heard(
        text("3", at: 80, 80), text("1", at: 30, -30), text("0", at: -80, -80), text("2", at: -30, 30))
        == ["0", "1", "2", "3"])
  }

  @Test("A grid is read row by row, whatever the order of its views")
  func grid() {
    // AccessibilitySnapshot, its tests of order
    #expect(
      heard(
        text("0", at: 60, 60), text("1", at: -60, -60), text("2", at: 0, 60), text("3", at: 0, -60),
        text("4", at: -60, 60), text("5", at: 60, -60), text("6", at: 60, 0), text("7", at: -60, 0),
        text("8", at: 0, 0)) == ["1", "3", "5", "7", "8", "6", "4", "2", "0"])
  }

  @Test("What stands beside a taller view of SwiftUI's is in its row since iOS 26")
  func rowsOfSwiftUI() {
    func row(on platform: Platform) -> [String] {
      let frames = [("symbol", 0.0, 12.0, 20.0), ("two lines", 30, 0, 44), ("below", 0, 50, 20)]
      let views = frames.map { words, x, y, height in
        PlacedView(
          View(.text, .text(.constant(words))), frame: Frame(x: x, y: y, width: 20, height: height), isGiven: false)
      }
      let tree = AccessibilityTree(of: ChunkedArray(views), on: platform)
      return ReadingOrder(of: tree, on: platform, settings: Settings()).stops.compactMap(\.element.label)
    }
    // cvs-health, a snapshot of InformativeView: “Error. Image.” in the middle of a text of two lines.
    #expect(row(on: Platform(.iOS, 26)) == ["symbol", "two lines", "below"])
    #expect(row(on: Platform(.iOS, 18)) == ["two lines", "symbol", "below"])
  }

  @Test("An explicit list is read in its order, at the place of its topmost child")
  func explicitList() {
    // AccessibilitySnapshot, its tests of order: "Container 3 Parent" is never heard
    let list = View(
      .view,

      children: [text("high", at: 0, -60), text("low", at: 0, 60)]
    ).with {
      $0.label = Label("Parent")
      $0.frame = Frame(x: 0, y: -100, width: 100, height: 200)
      $0.elements = [ElementReference("low"), ElementReference("high")]
    }
    #expect(
      heard(list, text("0", at: 0, -120), text("1", at: 0, 0), text("2", at: 0, 120))
        == ["0", "low", "high", "1", "2"])
  }

  @Test("A container of no size takes its explicit elements with it")
  func zeroSizedContainer() {
    // AccessibilitySnapshot, its tests of order
    let list = View(
      .view,

      children: [text("a", at: 0, 0)]
    ).with {
      $0.frame = Frame(x: 0, y: 0, width: 0, height: 0)
      $0.elements = [ElementReference("a")]
    }
    #expect(heard(text("0", at: 0, -120), list, text("1", at: 0, 10)) == ["0", "1"])
  }

  @Test("What is an element in any way is none without a size; what only holds others lets them through")
  func zeroSizedElements() {
    // The visit of AccessibilitySnapshot's parser: a view of no size is left out with all that is in it if it clips, is
    // an element, or lists its elements; any other is transparent (its unit tests)
    func empty(_ kind: Kind) -> View {
      View(kind, children: kind == .circle ? [] : [text("inside", at: 0, 0)]).with {
        $0.frame = Frame(x: 0, y: 0, width: 0, height: 0)
        $0.label = "X"
      }
    }
    let after = text("after", at: 0, 50)
    for view in [
      empty(.vstack), empty(.circle), empty(.vstack).with { $0.makeElement(.ignore) },
      empty(.vstack).with { $0.makeElement(.combine) },
      empty(.view).with { $0.isElement = true }, empty(.view).with { $0.clips = true },
    ] {
      #expect(heard(view, after) == ["after"])
    }
    for view in [
      empty(.view), empty(.vstack).with { $0.makeElement(.contain) },
      empty(.view).with { $0.shouldGroupChildren = true },
    ] {
      #expect(heard(view, after) == ["inside", "after"])
    }
  }

  @Test("A grouping view keeps its elements together, sorted inside")
  func group() {
    // AccessibilitySnapshot, its tests of order
    let children = [text("low", at: 0, 60), text("high", at: 0, -60)]
    let others = [text("0", at: 0, -120), text("1", at: 0, 0), text("2", at: 0, 120)]
    let grouped = View(.view, children: children).with { $0.shouldGroupChildren = true }
    #expect(heard(View(.view, children: [grouped] + others)) == ["0", "high", "low", "1", "2"])
    let ungrouped = View(.view, children: children)
    #expect(heard(View(.view, children: [ungrouped] + others)) == ["0", "high", "1", "low", "2"])
  }

  @Test("An element hides the elements inside it")
  func elementInElement() {
    // AccessibilitySnapshot, its tests of order
    let parent = View(
      .view,

      children: [text("inside", at: 0, 10)]
    ).with {
      $0.isElement = true
      $0.label = Label("Parent")
      $0.frame = Frame(x: 0, y: 0, width: 100, height: 100)
    }
    #expect(heard(text("0", at: 0, -50), parent, text("1", at: 0, 150)) == ["0", "Parent", "1"])
  }

  @Test("Eight points apart are different rows on a phone", arguments: rows)
  func threshold(_ row: ThresholdRow) {
    #expect(
      heard(text("right", at: 100, 0), text("left", at: 0, row.height), on: row.platform) == row.expected)
  }

  struct ThresholdRow: Sendable {
    var platform: Platform
    var height: Double
    var expected: [String]
  }

  // Not observed: computed from the thresholds of AccessibilitySnapshot (pull requests 242 and 244)
  static let rows: [ThresholdRow] = [
    ThresholdRow(platform: Platform(.iOS, 26), height: 7.99, expected: ["left", "right"]),
    ThresholdRow(platform: Platform(.iOS, 26), height: 8, expected: ["right", "left"]),
    ThresholdRow(platform: Platform(.iPadOS, 26), height: 12.99, expected: ["left", "right"]),
    ThresholdRow(platform: Platform(.iPadOS, 26), height: 13, expected: ["right", "left"]),
  ]

  @Test("A staircase of frames is compared pair by pair")
  func staircase() {
    // AccessibilitySnapshot, its tests of order
    let views = View(
      .view,
      children: [text("A", at: 0, 8), text("B", at: 10, 0), text("C", at: 20, -8), text("D", at: 30, -8)])
    #expect(heard(views, on: Platform(.iOS, 26)) == ["C", "D", "B", "A"])
    #expect(heard(views, on: Platform(.iPadOS, 26)) == ["A", "B", "C", "D"])
  }

  @Test("Right to left, rows are read from the right")
  func rightToLeft() {
    // AccessibilitySnapshot, its tests of order
    var settings = Settings()
    settings[.layoutDirection] = .text("rightToLeft")
    let views = View(
      .view, children: [text("A", at: 0, 0), text("B", at: 10, 0), text("C", at: 0, 10), text("D", at: 10, 10)])
    #expect(heard(views) == ["A", "B", "C", "D"])
    #expect(heard(views, settings: settings) == ["B", "A", "D", "C"])
  }

  @Test("A group stands where its first child stands")
  func placeOfGroups() {
    // AccessibilitySnapshot, its tests of order
    func group(_ views: View...) -> View { View(.view, children: views).with { $0.shouldGroupChildren = true } }
    #expect(
      heard(group(text("A1", at: 0, 50), text("A2", at: 0, 300)), group(text("B1", at: 0, 0))) == ["B1", "A1", "A2"])
    #expect(heard(group(text("A1", at: 200, 0)), group(text("B1", at: 0, 5))) == ["B1", "A1"])
  }

  @Test("Elements at one place keep their order; layers are read from back to front")
  func depth() {
    // Equal origins are computed, by the order that AccessibilitySnapshot keeps; a ZStack: WWDC19-238
    #expect(heard(text("back", at: 0, 0), text("front", at: 0, 0)) == ["back", "front"])
    var button = text("button", at: 0, -50)
    #expect(heard(View(.zstack, children: [text("text", at: 0, 0), button])) == ["text", "button"])
    button.sortPriority = .constant(1)
    #expect(heard(View(.zstack, children: [text("text", at: 0, 0), button])) == ["button", "text"])
  }

  @Test("Higher priorities come first, lower ones last, equal ones as they are")
  func sortPriority() {
    func text(_ words: String, _ priority: Double) -> View {
      View(.text, .text(.constant(words))).with { $0.sortPriority = .constant(priority) }
    }
    #expect(
      heard(
        View(
          .vstack,
          children: [text("a", 0), text("b", -1), text("c", 2), text("d", 0)]
        ).with { $0.makeElement(.contain) })
        == ["c", "a", "d", "b"])
  }

  @Test("What scrolls is read as a whole, before what stands below it")
  func scrolling() {
    // AccessibilitySnapshot, pull request 348: a table yields all its rows, also those that are not on the screen.
    let lines = (1...60).map { View(.text, .text(.constant("\($0)"))) }
    let words = lines.compactMap(\.title)
    let toolbar = View(.toolbar, children: [View(.button, .text("Edit"))])
    for content in [[View(.list, children: lines)], [View(.scrollView, children: lines)], lines] {
      #expect(heard(content + [toolbar], style: .spoken) == words + ["Toolbar, Edit, button"])
    }
    let footer = View(.button, .text("Done"))
    #expect(
      heard([View(.vstack, children: [View(.list, children: lines), footer])], style: .spoken) == words + [
        "Done, button"
      ])
  }

  @Test("A semantic group needs a label, a value or an identifier that is not empty")
  func emptyNames() {
    // AccessibilitySnapshot, testSemanticGroupWithoutLabelIsFlattened: what is empty counts as absent
    let group = View(.view, children: [text("high", at: 0, -60), text("low", at: 0, 60)]).with {
      $0.container = .semanticGroup
    }
    let between = text("between", at: 0, 0)
    for empty in [group.with { $0.identifier = "" }, group.with { $0.value = "" }, group.with { $0.label = "" }] {
      #expect(heard(empty, between) == ["high", "between", "low"])
    }
    for named in [group.with { $0.identifier = "a" }, group.with { $0.value = "a" }, group.with { $0.label = "a" }] {
      #expect(heard(named, between) == ["high", "low", "between"])
    }
  }
}
