import Interface
import Order
import OrderedCollections
import Testing
import Utterances
import VoiceOver

/// What AccessibilitySnapshot lists beside an element; none of it is speech.
@Suite("Legends")
struct LegendTests {
  private func legend(of view: View, in phrasebook: Phrasebook = .english) -> [String] {
    let screen = Screen(views: [view])
    let reading = ScreenReading(of: screen, in: Scenario(name: "", screens: ["main": screen]))
    return reading.order.stops.flatMap { stop in
      Legend(of: stop.element, in: phrasebook).sections.flatMap { [$0.heading] + $0.entries }
    }
  }

  @Test("Actions and content are listed in the author's order", arguments: examples)
  func offers(_ view: View, _ expected: [String]) {
    #expect(legend(of: view) == expected)
  }

  static let examples: [(View, [String])] = [
    // testSimpleSwiftUIConfiguration
    (element(label: "Label").with { $0.actions = [View(.button, .text("Custom"))] }, ["Actions Available", "Custom"]),
    (
      element(label: "Label").with {
        $0.customContent = [
          CustomContent(label: "Key", value: "Value"),
          CustomContent(label: "Important Key", value: "Important Value", isImportant: true),
        ]
      },
      ["More Content Available", "Key: Value", "Important Key: Important Value"]
    ),
    // testCustomActions
    (
      element(label: "Label").with {
        $0.actions = ["First", "Second", "Third"].map { View(.button, .text(.constant($0))) }
      },
      ["Actions Available", "First", "Second", "Third"]
    ),
    // AccessibilitySnapshot, its reference images
    (
      element(label: "Label").with {
        $0.customContent = [CustomContent(label: "Custom Content Label", value: "Custom Content Value")]
      },
      ["More Content Available", "Custom Content Label: Custom Content Value"]
    ),
    (
      element(label: "Label").with {
        $0.customContent = [
          CustomContent(label: "High Importance Label", value: "High Importance Value", isImportant: true)
        ]
      },
      ["More Content Available", "High Importance Label: High Importance Value"]
    ),
    // AKA's text form of an element
    (
      element(label: "Pizza", value: "Pepperoni", traits: [.header]).with {
        $0.actions = [View(.button, .text("Add to favorites"))]
      },
      ["Actions Available", "Add to favorites"]
    ),
    // testCustomContentDemo
    (
      element(label: "Wireless Headphones, $149.99").with {
        $0.customContent = [
          CustomContent(label: "Rating", value: "4.5 stars from 2,847 reviews"),
          CustomContent(label: "SKU", value: "WH-1000XM5"),
        ]
      },
      ["More Content Available", "Rating: 4.5 stars from 2,847 reviews", "SKU: WH-1000XM5"]
    ),
  ]

  @Test("A heading with a value and an action, in AKA's words")
  func transcriptOfAHeading() {
    // AKA's text form of an element: “Pizza: Pepperoni. Heading.”, “Actions Available”
    let pizza = element(label: "Pizza", value: "Pepperoni", traits: [.header]).with {
      $0.actions = [View(.button, .text("Add to favorites"))]
    }
    #expect(speech(pizza) == "Pizza: Pepperoni. Heading. | Actions Available")
  }

  @Test(
    "A custom rotor shows ten results and counts up to ninety-nine more",
    arguments: [
      // Reference image of custom rotors
      (0, "en", "<no results>"), (10, "en", "10"), (21, "en", "+ 11 More Results..."),
      (200, "en", "+ Many More (99+) Results..."), (0, "de", "<keine Ergebnisse>"),
      (21, "ru", "+ 11 дополнительных результатов..."),
    ])
  func rotor(_ count: Int, _ language: String, _ last: String) {
    let rotor = Rotor(name: "Primes", entries: (0..<count).map { Rotor.Entry(ElementReference("\($0 + 1)")) })
    let lines = legend(of: element(label: "Text").with { $0.rotors = [rotor] }, in: .forLanguage(language))
    #expect(lines.first == "Primes")
    #expect(lines.last == last)
    #expect(lines.count == min(count, 10) + (count == 10 ? 1 : 2))
  }
}
