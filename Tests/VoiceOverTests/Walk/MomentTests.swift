import Testing

/// What an app does by itself, as it is heard.
///
/// The rules are SwiftUI's: `onAppear` again where a navigation stack shows a screen again but not under a sheet,
/// `onChange` only for another value, `sheet(item:)` as long as there is an item.
@Suite("What an app does by itself")
struct MomentTests {
  @Test(
    arguments: [
      WalkExample(
        "onAppear of a view that comes later",
        """
        state: { open: false, n: 0 }
        views:
          - { toggle: Open, isOn: $open }
          - { text: More, if: open, onAppear: { set: { n: "${n + 1}" } } }
          - { text: "${n}" }
        """, steps: "activate, last, first, activate, activate, last",
        "on", "1", "Open, switch button, on", "off", "on", "2"),
      WalkExample(
        "onAppear again after a pushed screen, not under a presented one",
        """
        state: { n: 0 }
        screens:
          a:
            onAppear: { set: { n: "${n + 1}" } }
            views:
              - { button: Push, action: { push: b } }
              - { button: Present, action: { present: b } }
              - { text: "${n}" }
          b: { views: [{ text: B }] }
        """, steps: "activate, escape, last, previous, activate, escape, last",
        "* screen changed", "B", "* screen changed", "Push, button", "2", "Present, button", "* screen changed", "B",
        "* screen changed", "Push, button", "2"),
      WalkExample(
        "onChange follows onChange, and the same value is not a change",
        """
        state: { a: 0, b: 0, c: 0 }
        views:
          - button: Go
            action: { set: { a: 1 } }
            onChange: [{ of: a, action: { set: { b: "${b + 1}" } } }, { of: b, action: { set: { c: "${c + 10}" } } }]
          - text: ${b} ${c}
        """, steps: "activate, activate, next", "Go", "Go", "1 10"),
      WalkExample(
        "onChange without an end is told",
        """
        state: { a: 0 }
        views: [{ button: Go, action: { set: { a: 1 } }, onChange: { of: a, action: { set: { a: "${a + 1}" } } } }]
        """, steps: "activate", "* failed: the app changes again and again by itself, without an end"),
      WalkExample(
        "after, counted from the double tap, once for each",
        """
        state: { a: 0 }
        views:
          - button: Go
            action: { after: { seconds: 1.5, action: { set: { a: "${a + 1}" } } } }
          - text: ${a}
        """, steps: "activate, activate, next, wait: 2", "Go", "Go", "1"),
      WalkExample(
        "after, for an item of a loop",
        """
        state: { rows: [{ n: a, done: false }, { n: b, done: false }] }
        views:
          - forEach: row in rows
            views:
              - button: ${row.n}
                value: ${if row.done then 'done' else 'open'}
                action: { after: { seconds: 2, action: { set: { row.done: true } } } }
        """, steps: "last, activate, next, wait: 1, first, last", "b, open, button", "b, open", "* boundary",
        "b, open, button", "a, open, button", "b, done, button"),
      WalkExample(
        "after without a pause is told",
        """
        state: { a: 0 }
        views:
          - text: A
            onChange: { of: a, action: { after: { seconds: 0, action: { set: { a: "${a + 1}" } } } } }
          - button: Go
            action: { set: { a: 1 } }
        """, steps: "last, activate", "Go, button", "Go",
        "* failed: the app does something after a time again and again, without an end"),
      WalkExample(
        "A sheet that shows an item goes with it",
        """
        state: { item: null }
        views:
          - button: Show
            action: { set: { item: { name: Cup } } }
          - sheet: [{ text: "${item.name}" }]
            presented: $item
        """, steps: "activate, escape, next", "* screen changed", "Cup", "* screen changed", "Show, button",
        "* boundary", "Show, button"),
      WalkExample(
        "What cannot be computed later is told with its place",
        """
        state: { a: 1 }
        views: [{ button: Go, action: { set: { a: 0 } } }, { text: "${1 / a}" }]
        """, steps: "activate",
        "* failed: something cannot be computed: division by zero (line 4, column 65)"),
      WalkExample(
        "What is said when the first screen appears",
        """
        views: [{ text: A, onAppear: { announce: { text: Hello, delay: 0.5 } } }]
        """, steps: "next", "* boundary", "A", "! Hello"),
      WalkExample(
        "Every instance of a component keeps its own state, in a loop too, and a slot sees the names around its use",
        """
        state: { n: 1, rows: [a, b] }
        components:
          Tally:
            parameters: [n]
            state: { count: 0 }
            views:
              - button: ${n}
                value: ${count}
                action: [{ set: { count: "${count + 1}" } }, { set: { count: "${count + 1}" } }]
              - slot
        views:
          - forEach: row in rows
            views: [{ Tally: "${row}", views: [{ text: "${row} ${n}" }] }]
          - button: More
            action: { set: { n: 5 } }
        """, steps: "next: 2, activate, next, first, last, activate, previous",
        "a 1", "b, 0, button", "b, 2", "b 1", "a, 0, button", "More, button", "More", "b 5"),
      WalkExample(
        "A component changes what it is bound to, and is resolved again when that changes elsewhere",
        """
        state: { on: false }
        components:
          Flag:
            parameters: [title, isOn]
            views: [{ toggle: "${title}", isOn: $isOn }]
        views: [{ Flag: A, isOn: $on }, { Flag: B, isOn: $on }]
        """, steps: "activate, next", "on", "B, switch button, on"),
    ])
  func walks(example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }
}
