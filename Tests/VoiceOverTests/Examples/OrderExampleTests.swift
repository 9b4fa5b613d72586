import Interface
import Order
import Testing
import VoiceOver

/// Published examples of order that rest on frames, from AccessibilitySnapshot's ElementOrderTests and unit tests.
@Suite("Published examples of order")
struct OrderExampleTests {
  private func listed(_ names: [String], _ children: View...) -> View {
    View(.view, children: children).with { $0.elements = names.map { ElementReference($0) } }
  }

  private func group(_ name: String, _ children: View...) -> View {
    View(.view, children: children).with {
      $0.identifier = name
      $0.shouldGroupChildren = true
    }
  }

  @Test("Frames that are moved by eight points are moved into other rows")
  func movedFrames() {
    // AccessibilitySnapshot, its tests of order
    #expect(
      heard(text("Third", at: 0, 8), text("Second", at: 50, 0), text("First", at: 100, -8))
        == ["First", "Second", "Third"])
  }

  @Test("Outlines that are moved leave the order alone")
  func movedPaths() {
    // AccessibilitySnapshot, its tests of order
    func text(_ words: String, at x: Double, outlinedAt y: Double) -> View {
      let corners = [Point(x: x, y: y), Point(x: x + 10, y: y), Point(x: x + 10, y: y + 10), Point(x: x, y: y + 10)]
      return View(
        .text, .text(.constant(words))
      ).with {
        $0.frame = Frame(x: x, y: 0, width: 10, height: 10)
        $0.path = corners
      }
    }
    let texts = [
      text("Fourth", at: 0, outlinedAt: 8), text("Fifth", at: 50, outlinedAt: 0),
      text("Sixth", at: 100, outlinedAt: -8),
    ]
    #expect(heard(texts) == ["Fourth", "Fifth", "Sixth"])
  }

  @Test("Twenty-five points apart are rows on a pad as well")
  func padRows() {
    // AccessibilitySnapshot, its tests of order
    let views = View(
      .view,
      children: [text("A", at: 0, 25), text("B", at: 10, 0), text("C", at: 20, -25), text("D", at: 30, -25)])
    #expect(heard(views, on: Platform(.iPadOS, 26)) == ["C", "D", "B", "A"])
  }

  @Test("A list of groups keeps the order of the list, wherever the groups are")
  func listOfGroups() {
    // testAccessibilityElementsPreservesOrderEvenWithOnlySubgroups
    #expect(
      heard(
        listed(
          ["cells", "header"], group("header", text("Header", at: 0, 0)),
          group("cells", text("Cell 1", at: 0, 100), text("Cell 2", at: 0, 150))))
        == ["Cell 1", "Cell 2", "Header"])
    #expect(
      heard(
        listed(
          ["Direct Element", "container"], text("Direct Element", at: 0, 100),
          group("container", text("Container Child", at: 0, 0))))
        == ["Direct Element", "Container Child"])
  }

  @Test("A list among tabs stands where its view is, and a bar that is a list where its first tab is")
  func listsOfTabs() {
    // AccessibilitySnapshot's parser, overridesElementFrame(with:), and its testTabBars
    let tall = Frame(x: 0, y: 0, width: 100, height: 150)
    let listed = View(
      .view, children: [text("1", at: 0, 100), text("2", at: 0, 120)]
    ).with {
      $0.frame = tall
      $0.elements = [ElementReference("2"), ElementReference("1")]
    }
    #expect(
      heard(View(.view, children: [listed, text("B", at: 0, 50)]).with { $0.traits = [.tabBar] })
        == ["2. Tab. 1 of 3.", "1. Tab. 2 of 3.", "B. Tab. 3 of 3."])
    let bar = View(
      .view, children: [text("A", at: 0, 100), text("B", at: 20, 100)]
    ).with {
      $0.frame = tall
      $0.traits = [.tabBar]
      $0.elements = [ElementReference("A"), ElementReference("B")]
    }
    #expect(heard(bar, text("between", at: 0, 50)) == ["between", "A. Tab. 1 of 2.", "B. Tab. 2 of 2."])
  }

  @Test("A bar that lists its tabs counts the entries of the list, and nothing below them")
  func listedTabs() {
    // AccessibilitySnapshot's parser, index(ofAccessibilityElement:) and accessibilityElementCount()
    let nest = View(.view, children: [text("n1", at: 0, 10), text("n2", at: 0, 30)]).with { $0.identifier = "nest" }
    let bar = View(
      .view,
      children: [text("A", at: 0, 0), nest, text("B", at: 0, 50)]
    ).with {
      $0.traits = [.tabBar]
      $0.elements = ["A", "nest", "B"].map { ElementReference($0) }
    }
    #expect(heard(bar) == ["A. Tab. 1 of 3.", "n1", "n2", "B. Tab. 3 of 3."])
  }

  @Test("Pictures with captions in two columns are read by rows, and grouped ones by columns")
  func captions() {
    // Human Interface Guidelines
    func column(_ name: String, at x: Double) -> View {
      View(.view, children: [text("picture \(name)", at: x, 0), text("caption \(name)", at: x, 100)])
    }
    let columns = [column("1", at: 0), column("2", at: 100)]
    #expect(
      heard(View(.view, children: columns)) == ["picture 1", "picture 2", "caption 1", "caption 2"])
    let groups = columns.map { View(.view, children: $0.children).with { $0.shouldGroupChildren = true } }
    #expect(heard(View(.view, children: groups)) == ["picture 1", "caption 1", "picture 2", "caption 2"])
  }

  @Test("Nested semantic groups are read one inside the other")
  func nestedGroups() {
    // AccessibilitySnapshot, its tests of order
    func group(_ label: String, _ children: View...) -> View {
      View(
        .view, children: children
      ).with {
        $0.container = .semanticGroup
        $0.label = Label(.constant(label))
      }
    }
    let inner = group("Inner", text("Inner Item 1", at: 0, 50), text("Inner Item 2", at: 0, 100))
    #expect(
      heard(group("Outer", text("Outer Item", at: 0, 0), inner)) == ["Outer Item", "Inner Item 1", "Inner Item 2"])
  }
}
