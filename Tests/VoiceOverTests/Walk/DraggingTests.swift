import Testing

@Suite("What is heard while a finger drags")
struct DraggingTests {
  // The words are VoiceOver's own strings; when they are heard is assumed.
  private static let views =
    "state: { n: 0 }\nviews: [{ text: Synth, draggable: true }, { text: Cheers, dropTarget: { action: { set: { n: 1 } } } }, { text: C }]"

  static let examples: [WalkExample] = [
    WalkExample(
      "over a target, away from it, and back to it", views,
      steps: "longPress, { touch: Cheers }, { touch: C }, { touch: Cheers }, drop", "drop ready", "drop now unready",
      "drop ready", "drop complete"),
    WalkExample(
      "lifted where nothing can be dropped", views, steps: "longPress, { touch: C }, drop, previous", "drag cancelled",
      "Cheers"),
  ]

  @Test("A drag", arguments: examples)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  // UIKit's reorder control stands at the trailing edge of its row, which is mirrored with the interface.
  @Test("The handle of a row comes after it", arguments: ["leftToRight", "rightToLeft"])
  func handle(direction: String) throws {
    let example = WalkExample(
      "handles",
      "state: { l: [Ab, Cd] }\nviews: [{ list: [{ forEach: i in l, views: [{ text: '${i}', reorder: i }] }] }]",
      settings: "hints: off, layoutDirection: \(direction)", steps: "first, { next: 3 }", "Ab",
      "Reorder Ab, button, draggable", "Cd", "Reorder Cd, button, draggable")
    try #expect(example.play() == example.heard)
  }
}
