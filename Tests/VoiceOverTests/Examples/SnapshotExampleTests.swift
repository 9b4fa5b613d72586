import Interface
import Order
import Testing
import VoiceOver

/// Published examples in the notation of AccessibilitySnapshot, from its reference images for OS 26.2 and its unit tests.
@Suite("Published examples in the notation of AccessibilitySnapshot")
struct SnapshotExampleTests {
  @Test("An element", arguments: elements)
  func element(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  private static let toggles = " | Double tap to toggle setting."

  static let elements: [Example] = [
    // testLabelDescription
    Example(
      "15",
      View(.text, .text("05: Text")).with {
        $0.label = Label("Label")
        $0.value = "Value"
      }, "Label: Value"),
    Example(
      "16",
      View(.text, .text("06: Text")).with {
        $0.label = Label("Label")
        $0.hint = "Hint"
      }, "Label | Hint"),
    Example(
      "17",
      View(.text, .text("07: Text")).with {
        $0.value = "Value"
        $0.hint = "Hint"
      }, "07: Text: Value | Hint"),
    // testButtonTraits
    Example("19", VoiceOverTests.element(label: "01"), "01"),
    // testSwitchControls: UIKit's switch passes over a value that SwiftUI's toggle says (cvs-health)
    Example(
      "52",
      toggle(nil, true).with {
        $0.label = Label("Label")
        $0.value = "Value"
      }, "Label. Switch Button. On." + toggles),
    Example(
      "53",
      toggle(nil, true).with {
        $0.label = Label("Label")
        $0.value = "Value"
        $0.hint = "Hint"
      },
      "Label. Switch Button. On. | Hint. Double tap to toggle setting."),
    Example(
      "52, SwiftUI",
      toggle("", true).with {
        $0.label = Label("Label")
        $0.value = "Value"
      },
      "Label. Switch Button. Value" + toggles),
    Example("51", toggle("Label", false), "Label. Switch Button. Off." + toggles),
    Example("56, on", fake("1"), "Fake Label. Switch Button. On." + toggles),
    Example("56, off", fake("0"), "Fake Label. Switch Button. Off." + toggles),
    // testUIKitTextField, testUIKitTextView, testSwiftUITextEntry
    Example(
      "83", View(.textField).with { $0.prompt = "Some placeholder text" },
      "Some placeholder text. Text Field. | Double tap to edit."),
    Example(
      "84", View(.textField).with { $0.text = Bound(.constant(.text("Hello from Text Field"))) },
      "Hello from Text Field. Text Field. | Double tap to edit."),
    Example(
      "86", View(.textEditor).with { $0.text = Bound(.constant(.text("Hello from Text View"))) },
      "Hello from Text View. Text Field. | Double tap to edit., Use the rotor to access Misspelled Words"),
    Example(
      "89", View(.textEditor), "Text Field. | Double tap to edit., Use the rotor to access Misspelled Words"),
    // testBlockBasedAccessibility: what a block returns is what is set
    Example("114, label", VoiceOverTests.element(label: "Block Label"), "Block Label"),
    Example("114, value", VoiceOverTests.element(label: "Value", value: "Block Value"), "Value: Block Value"),
    Example("114, hint", VoiceOverTests.element(label: "Hint", hint: "Block Hint"), "Hint | Block Hint"),
    Example("114, traits", VoiceOverTests.element(label: "Traits", traits: [.link]), "Traits. Link."),
    // SwiftUI previews
    Example(
      "123", View(.button, .symbol("mic")).with { $0.label = Label("Microphone") }, "Microphone. Button."),
  ]

  private static func toggle(_ title: String?, _ isOn: Bool) -> View {
    View(.toggle, title.map { .text(.constant($0)) } ?? .none).with {
      $0.isOn = Bound(.constant(.flag(isOn)))
    }
  }

  private static func fake(_ value: String) -> View {
    VoiceOverTests.element(label: "Fake Label", value: value, traits: [.toggle, .button])
  }

  @Test("Six tabs of the system's bar, and the badges that were spoken before iOS 26")
  func tabBar() {
    // testTabBars for 26.2, 18.5 and 17.5
    let six = [
      View(.tab, .text("Item A")), View(.tab, .text("Item B")).with { $0.selected = true },
      View(.tab, .text("Item C")).with { $0.enabled = false }, View(.tab),
      View(.tab).with {
        $0.label = Label("Label")
        $0.value = "Value"
        $0.hint = "Hint"
      }, View(.tab, .text("Item F")),
    ]
    #expect(
      speech(View(.tabBar, children: six)).split(separator: " · ").prefix(5) == [
        "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.", "Tab. 4 of 6.",
        "Label: Value. Tab. 5 of 6. | Hint",
      ])
    let four = View(
      .tabBar,
      children: [
        View(.tab, .text("Item A")), View(.tab, .text("Item B")).with { $0.badge = "3" },
        View(.tab, .text("Item C")).with { $0.badge = "A" },
        View(.tab, .text("Item D")).with { $0.value = "Value" },
      ])
    #expect(
      heard(four, on: Platform(.iOS, 18)).dropFirst() == [
        "Item B: 3 items. Tab. 2 of 4.", "Item C: A. Tab. 3 of 4.", "Item D: Value. Tab. 4 of 4.",
      ])
    #expect(heard(four).dropFirst().dropLast() == ["Item B. Tab. 2 of 4.", "Item C. Tab. 3 of 4."])
  }

  @Test("Eleven elements in a view with the tab bar trait")
  func customTabBar() {
    // testTabBars
    func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
    let bar = View(
      .view,
      children: [
        View(.button, .text("Item A")), View(.button, .text("Item B")).with { $0.selected = true },
        View(.button, .text("Item C")).with { $0.enabled = false }, View(.button),
        View(
          .view,

          children: [text("1"), text("2"), text("3")]
        ).with { $0.elements = [ElementReference("2"), ElementReference("1"), ElementReference("3")] },
        VoiceOverTests.element(label: "H", traits: SnapshotExampleTests.many),
        View(.view, children: [text("1"), text("2"), text("3")]),
      ]
    ).with { $0.traits = [.tabBar] }
    #expect(
      heard(bar) == [
        "Item A. Tab. 1 of 11.", "Selected: Item B. Tab. 2 of 11.", "Item C. Dimmed. Tab. 3 of 11.", "Tab. 4 of 11.",
        "2. Tab. 5 of 11.", "1. Tab. 6 of 11.", "3. Tab. 7 of 11.",
        "H. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 8 of 11.", "1. Tab. 9 of 11.",
        "2. Tab. 10 of 11.", "3. Tab. 11 of 11.",
      ])
  }

  private static let many: [AccessibilityTrait] = [
    .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
  ]

  @Test("Five explicit elements of a view with the tab bar trait")
  func explicitTabBar() {
    // testTabBars
    let names = ["Item A", "Item B", "Item C", "Item D"]
    let bar = View(
      .view,

      children: names.map { View(.button, .text(.constant($0))) } + [
        VoiceOverTests.element(label: "Item E", traits: SnapshotExampleTests.many)
      ]
    ).with {
      $0.traits = [.tabBar]
      $0.elements = (names + ["Item E"]).map { ElementReference($0) }
    }
    #expect(
      heard(bar).last == "Item E. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 5 of 5.")
  }

  // UIKit's documentation of the trait: its bearer returns false for `isAccessibilityElement`.
  @Test("A view with the tab bar trait makes tabs also where it is said to be no element")
  func tabBarWithoutElement() {
    let bar = View(.view, children: [View(.button, .text("A")), View(.button, .text("B"))]).with {
      $0.traits = [.tabBar]
      $0.isElement = false
    }
    #expect(heard(bar) == ["A. Tab. 1 of 2.", "B. Tab. 2 of 2."])
  }

  @Test("An explicit list knows its own entries, hidden ones too, and nothing below them")
  func entries() {
    // AS unit …ContextlessElementWhenContainerReportsNotFound
    func list(_ type: ContainerType, _ entries: View...) -> View {
      View(
        .view,

        children: entries
      ).with {
        $0.container = type
        $0.elements = ["first", "second", "third"].map { ElementReference($0) }
      }
    }
    func entry(_ name: String, children: [View] = []) -> View {
      View(.view, children: children).with { $0.identifier = name }
    }
    let child = entry("first", children: [View(.text, .text("child"))])
    let second = View(.text, .text("second"))
    #expect(
      heard(list(.list, child, second, View(.text, .text("third")))) == ["child", "second", "third. List End."])
    let hidden = entry("third").with { $0.hidden = true }
    #expect(heard(list(.series, View(.text, .text("first")), second, hidden)) == ["first 1 of 3.", "second 2 of 3."])
    #expect(heard(list(.list, View(.text, .text("first")), second, hidden)) == ["first. List Start.", "second"])
  }

  @Test("Five photos are counted without a full stop in front")
  func series() {
    // AS-348 test
    let photos = (1...5).map { View(.text, .text(.constant($0 == 2 ? "Photo" : "Other"))) }
    #expect(heard(View(.view, children: photos).with { $0.container = .series })[1] == "Photo 2 of 5.")
  }

  @Test(
    "Role words before, nowhere, and the label alone",
    arguments: [
      (Setting.controls, "after", "Submit. Button."), (.controls, "before", "Button. Submit"),
      (.controls, "off", "Submit"), (.verbosity, "minimal", "Submit"), (.verbosity, "verbose", "Submit. Button."),
    ])
  func verbosity(_ setting: Setting, _ choice: String, _ expected: String) {
    // Tests of AccessibilitySnapshot's pull request 348
    let settings = Settings([setting: .text(choice)])
    #expect(speech(View(.button, .text("Submit")), settings: settings) == expected)
  }

  @Test("Selected stays before the label and after the role words")
  func selectedBehindRole() {
    // AS-348: “selected” is not a role word
    let settings = Settings([.controls: .text("before")])
    let view = View(.button, .text("Submit")).with { $0.selected = true }
    #expect(speech(view, settings: settings) == "Button. Selected: Submit")
  }
}
