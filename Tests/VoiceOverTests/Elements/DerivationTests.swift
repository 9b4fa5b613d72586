import Elements
import Interface
import Order
import OrderedCollections
import Testing
import Utterances
import VoiceOver

/// What modifiers make of views of every sort.
@Suite("From views to elements")
struct DerivationTests {
  private static func words(_ words: String) -> View {
    View(.text, .text(.constant(words)))
  }

  private static func stack(_ views: View...) -> View {
    View(.hstack, children: views)
  }

  @Test("Combining a view that is one element changes nothing", arguments: leaves)
  func combinedLeaf(_ example: Example) {
    var view = example.view
    view.makeElement(.combine)
    #expect(heard(view, style: .spoken) == [example.expected])
  }

  static let leaves: [Example] = [
    Example("text", DerivationTests.words("Words"), "Words"),
    Example("button", View(.button, .text("Send")), "Send, button"),
    Example("toggle", View(.toggle, .text("Wi-Fi")), "Wi-Fi, switch button, off"),
    Example(
      "slider", View(.slider, .text("Volume")).with { $0.amount = Bound(.constant(.number(0.1))) },
      "Volume, 10%, adjustable"),
    Example("image", View(.image, .symbol("globe")), "Globe, image"),
    Example("field", View(.textField, .text("Name")), "Name, text field"),
  ]

  @Test("A contained view is named by its container, and not twice")
  func containedLeaf() {
    let wheel = View(
      .picker
    ).with {
      $0.style = "wheel"
      $0.makeElement(.contain)
      $0.label = Label("Color")
      $0.selection = Bound(.constant(.text("Green")))
      $0.options = [PickerOption("Red"), PickerOption("Green")]
    }
    // cvs-health, Pickers: the label of a wheel is only spoken by a container around it
    #expect(heard(wheel, style: .spoken) == ["Color, Green, selected, picker item, adjustable, 2 of 2"])
    #expect(heard(View(.button, .text("Keep")).with { $0.makeElement(.contain) }, style: .spoken) == ["Keep, button"])
  }

  @Test("A button that is contained keeps apart what it would merge")
  func containedButton() {
    // Only contain separates what buttons and links merge
    let button = View(
      .button,
      children: [DerivationTests.words("A"), DerivationTests.words("B")]
    ).with { $0.makeElement(.contain) }
    #expect(heard(button, style: .spoken) == ["A", "B"])
  }

  @Test("A representation stands for the view with all that is in it")
  func representation() {
    let inner = DerivationTests.stack(DerivationTests.words("A"), DerivationTests.words("B")).with {
      $0.makeElement(.combine)
    }
    let view = View(.circle).with { $0.representation = Box(inner) }
    #expect(heard(view) == ["A, B"])
    let slider = View(.slider, .text("Speed")).with { $0.amount = Bound(.constant(.number(0.5))) }
    #expect(
      heard(View(.hstack).with { $0.representation = Box(slider) }, style: .spoken) == ["Speed, 50%, adjustable"])
  }

  @Test("Swiping a row offers its actions on each element of it, before their own")
  func rowActions() {
    // actions of the row first (AccessibilitySnapshot's pull request 323)
    let row = DerivationTests.stack(
      DerivationTests.words("A").with { $0.actions = [View(.button, .text("Own"))] }, DerivationTests.words("B")
    ).with { $0.swipeActions = [View(.button, .text("Delete"))] }
    #expect(actions(of: View(.list, children: [row])) == [["Delete", "Own"], ["Delete"]])
    var combined = row
    combined.makeElement(.combine)
    #expect(actions(of: combined) == [["Delete", "Own"]])
  }

  @Test("The actions of a view that is not an element are those of everything in it")
  func inheritedActions() {
    // WWDC17-215: sub-elements inherit the custom actions of their parent
    let row = DerivationTests.stack(
      DerivationTests.words("A").with { $0.actions = [View(.button, .text("Own"))] }, DerivationTests.words("B")
    ).with { $0.actions = [View(.button, .text("Share"))] }
    #expect(actions(of: row) == [["Share", "Own"], ["Share"]])
    var combined = row
    combined.makeElement(.combine)
    #expect(actions(of: combined) == [["Own", "Share"]])
  }

  @Test("UIKit's properties work on every view")
  func uiKitProperties() {
    let texts = [DerivationTests.words("A"), DerivationTests.words("B")]
    #expect(
      heard(
        View(.hstack, children: texts).with {
          $0.isElement = true
          $0.label = Label("Both")
        }) == ["Both"])
    #expect(heard(DerivationTests.words("A").with { $0.isElement = false }) == [])
    #expect(
      heard(View(.list, children: texts).with { $0.container = .landmark }) == ["A. Landmark.", "B. End."])
    #expect(
      heard(View(.zstack, children: texts).with { $0.elements = [ElementReference("B"), ElementReference("A")] })
        == ["B", "A"])
    #expect(
      heard(View(.hstack, children: [View(.button, .text("One"))]).with { $0.traits = [.tabBar] })
        == ["One. Tab. 1 of 1."])
  }

  @Test("An empty group changes nothing about the order of the others")
  func emptyGroup() {
    // an empty group sorts last
    #expect(
      heard(
        text("low", at: 0, 500), View(.vstack).with { $0.makeElement(.contain) }, text("high", at: 0, 100))
        == ["high", "low"])
  }

  @Test("What is presented from a sheet comes in front of it")
  func nestedPresentation() {
    let sheet = View(.sheet, children: [DerivationTests.words("Outer"), View(.alert, .text("Inner"))])
    #expect(heard(sheet, style: .spoken) == ["Alert! Inner", "OK, button"])
  }

  @Test("A disabled button gives a combined view nothing to do")
  func disabledButton() {
    let row = DerivationTests.stack(
      DerivationTests.words("Lead"),
      View(.button, .text("Off")).with {
        $0.enabled = false
        $0.action = Action([.dismiss])
      }
    ).with { $0.makeElement(.combine) }
    let screen = Screen(views: [row])
    let reading = ScreenReading(of: screen, in: Scenario(name: "", screens: ["main": screen]))
    #expect(reading.order.stops.map(\.element.details.activation) == [nil])
  }

  @Test("Priorities do not reach across the bars of the system")
  func prioritiesAndBars() {
    // priorities do not cross containers
    let screen = View(
      .group,
      children: [
        View(.navigationBar, .text("Home")), DerivationTests.words("a"),
        DerivationTests.words("b").with { $0.sortPriority = .constant(1) },
      ])
    #expect(heard(screen) == ["Home. Heading.", "b", "a"])
  }

  @Test("A text without words is not an element, unless it has a label")
  func emptyText() {
    #expect(heard(DerivationTests.words(""), DerivationTests.words("").with { $0.label = Label("Named") }) == ["Named"])
  }

  @Test("The icon of a label is silent, and a labeled content has its parts in order")
  func labels() {
    let icon = View(.image, .symbol("star"))
    #expect(heard(View(.label, children: [icon, DerivationTests.words("Trips")])) == ["Trips"])
    #expect(
      heard(View(.labeledContent, children: [DerivationTests.words("Key"), DerivationTests.words("Value")]))
        == ["Key, Value"])
  }

  @Test("A cell that only says what it heads stands where its row puts it")
  func headingCell() {
    let heading = DerivationTests.words("Nick").with { $0.cellPosition = CellPosition(isRowHeader: true) }
    let row = View(.row, children: [heading, DerivationTests.words("12")])
    #expect(heard(View(.table, children: [row]), style: .spoken) == ["Nick, row 1, column 1", "12, column 2"])
  }

  @Test("The header of a section is a heading if it is one text, and whatever it is in a table of UIKit's")
  func sectionHeaders() {
    func list(_ header: [View], _ row: View) -> View {
      View(.list, children: [View(.section, children: [row]).with { $0.header = header }])
    }
    let words = DerivationTests.words
    let button = View(.button, .text("See all"))
    let row = View(.hstack, children: [words("Row")])
    // AccessibilitySnapshot, SwiftUIListSectionTests: `header: { Text("Accounts") }`
    #expect(heard(list([words("Accounts")], row), style: .spoken) == ["Accounts, heading", "Row"])
    // SAP/cloud-sdk-ios-fiori, issue 1509: the title beside a button is not a heading
    let several = View(.hstack, children: [words("Accounts"), button])
    #expect(heard(list([several], row), style: .spoken) == ["Accounts", "See all, button", "Row"])
    // WordPress-iOS, pull request 13210: “Upgrade, dimmed, Button, Heading”
    let cell = View(.cell, children: [words("Row")])
    #expect(heard(list([button], cell), style: .spoken) == ["See all, button, heading", "Row"])
  }

  @Test("Only rows are counted in a table")
  func tableRows() {
    func row(_ words: String) -> View { View(.row, children: [DerivationTests.words(words)]) }
    let table = View(
      .table, children: [row("first"), row("second")]
    ).with { $0.header = [DerivationTests.words("Top")] }
    #expect(
      heard(table, style: .spoken) == ["Top, heading", "first, row 1, column 1", "second, row 2, column 1"])
  }

  private func actions(of view: View) -> [[String]] {
    let screen = Screen(views: [view])
    let reading = ScreenReading(of: screen, in: Scenario(name: "", screens: ["main": screen]))
    return reading.order.stops.map { $0.element.details.actions.map(\.name) }
  }
}
