import Foundation
import Interface

/// A scenario whose views stand deep in each other, in turns that bytes choose: what takes twice as long a level takes for
/// ever here.
///
/// A turn is two bytes: a kind, and what else is said of it. The turns are repeated down to ``depth``.
struct NestedScenario {
  /// How deep the views stand in each other: far enough for what doubles with each level, and within the limit of files.
  private static let depth = 48

  /// Kinds that views can stand in, but for a loop, which takes its views by another key.
  private static let kinds = Kind.allCases.filter { ![.forEach, .spacer, .divider].contains($0) }

  /// What can be said of a view on the way, as members of a JSON object.
  private static let properties = [
    "", #", "children": "combine""#, #", "children": "contain""#, #", "children": "ignore""#, #", "label": "A""#,
    #", "value": "B""#, #", "hint": "C""#, #", "traits": "header""#, #", "traits": "button""#, #", "traits": "modal""#,
    #", "isElement": true"#, #", "isElement": false"#, #", "sortPriority": 1"#, #", "disabled": true"#,
    #", "header": [{ "text": "D" }]"#, #", "footer": [{ "text": "E" }]"#, #", "leading": [{ "button": "F" }]"#,
    #", "actions": { "G": { "announce": "H" } }"#, #", "contextMenu": { "I": { "announce": "J" } }"#,
    #", "rotors": { "K": ["L"] }"#, #", "opacity": 0.5"#, #", "frame": [0, 0, 100, 100]"#, #", "identifier": "M""#,
    #", "draggable": true"#, #", "selected": true"#, #", "isExpanded": true"#,
  ]

  let json: String

  init(_ bytes: Data) {
    let turns = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      let (kind, said) = (bytes[bytes.startIndex + place], bytes[bytes.startIndex + place + 1])
      return (NestedScenario.kinds[Int(kind) % NestedScenario.kinds.count], said)
    }
    var text = #"{ "text": "N" }"#
    for level in 0..<(turns.isEmpty ? 0 : NestedScenario.depth) {
      let (kind, said) = turns[level % turns.count]
      let properties = NestedScenario.properties[Int(said >> 2) % NestedScenario.properties.count]
      // The two last bits say where a text stands beside it.
      let (before, after) = (said & 1 == 0 ? "" : #"{ "text": "O" }, "#, said & 2 == 0 ? "" : #", { "text": "P" }"#)
      text = #"\#(before){ "\#(kind)": [\#(text)]\#(properties) }\#(after)"#
    }
    json = #"{ "scenario": "nested", "views": [\#(text)] }"#
  }
}
