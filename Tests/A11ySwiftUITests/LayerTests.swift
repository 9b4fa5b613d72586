import A11ySwiftUI
import Testing

/// What is said of a view after something was put in front of it or behind it is said of all of it together.
///
/// Source: Apple's documentation of `overlay(alignment:content:)` and `background(alignment:content:)`: the result is one
/// view. With several elements in it, it follows the rules of stacks (mobilea11y.com, Semantic Views; cvs-health).
@MainActor
@Suite("Views in front of others and behind them")
struct LayerTests {
  @Test("Hidden with what stands in front, unless that comes later")
  func hidden() {
    let picture = Circle().overlay(Text("N"))
    let row = HStack {
      picture.accessibilityHidden(true)
      Text("Nick")
    }
    #expect(stops(row.accessibilityElement(children: .combine)) == ["Nick"])
    #expect(stops(picture.hidden()) == [])
    #expect(stops(picture.opacity(0)) == [])
    #expect(stops(Text("behind").background { Text("N") }.accessibilityHidden(true)) == [])
    #expect(stops(Image("hero").accessibilityHidden(true).overlay { Text("Welcome") }) == ["Welcome"])
  }

  // cvs-health, GroupingControls: a label goes to each element in a stack.
  @Test("A label is that of each element, as that of a stack; a plain shape in front is no element")
  func label() {
    let bell = Image(systemName: "bell").overlay(alignment: .topTrailing) { Text("3") }
    let both = ["3 notifications, image", "3 notifications"]
    #expect(stops(bell.accessibilityLabel("3 notifications")) == both)
    #expect(stops(bell.accessibilityHint("Opens them").accessibilityLabel("3 notifications")) == both)
    let portrait = Image("nick").overlay(Circle().stroke(.white))
    #expect(stops(portrait.accessibilityLabel("Nick")) == ["Nick, image"])
  }

  @Test("Traits without a label go to each element")
  func traits() {
    let view = Text("First").overlay { Text("Second") }
    #expect(stops(view.accessibilityAddTraits(.isHeader)) == ["First, heading", "Second, heading"])
  }

  @Test("A label of what scrolls is its name, and what is in it can still be reached")
  func scrolling() {
    let view = ScrollView(.horizontal) {
      HStack {
        Text("Now")
        Text("Later")
      }
    }
    #expect(
      stops(view.accessibilityLabel("Forecast"))
        == stops(view.accessibilityElement(children: .contain).accessibilityLabel("Forecast")))
    #expect(stops(view.accessibilityLabel("Forecast")) == ["Forecast, Now", "Later"])
  }

  // Apple's documentation of `ViewThatFits`: only the axes that are named have to fit, in what is proposed; to what lies on
  // a view its size is proposed.
  @Test("What fits in height alone goes on in further lines, also on another view")
  func fits() {
    func title(in axes: Axis.Set) -> some View {
      ViewThatFits(in: axes) {
        Text("A title that is far too long for a small badge")
        Text("A title")
      }
    }
    let long = ["A title that is far too long for a small badge"]
    #expect(stops(title(in: .vertical).frame(width: 120, height: 30)) == ["A title"])
    #expect(stops(title(in: .vertical).frame(width: 120, height: 200)) == long)
    #expect(stops(title(in: .horizontal).frame(width: 120, height: 200)) == ["A title"])
    #expect(stops(Color.red.frame(width: 120, height: 30).overlay { title(in: .vertical) }) == ["A title"])
    #expect(stops(Color.red.frame(width: 120, height: 200).overlay { title(in: .vertical) }) == long)
  }
}
