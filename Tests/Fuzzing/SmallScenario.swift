import Foundation

/// A scenario around one text, which costs little to read: what is tried of expressions and of expectations many times.
struct SmallScenario {
  /// The text as a string of JSON, with its marks.
  private let quoted: String

  init(_ bytes: Data) {
    // `}` ends an expression, which the scenario does itself.
    let text = String(decoding: bytes, as: UTF8.self).replacing("}", with: "")
    quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? #""""#
  }

  /// A scenario that shows what the text yields as an expression.
  var showing: Data {
    let expression = "\"${" + quoted.dropFirst().dropLast() + "}\""
    return Data(
      #"""
      {"scenario": "E", "state": {"a": 1, "b": "x", "c": true, "items": [{"name": "y", "count": 2}]},
      "views": [{"text": \#(expression)}]}
      """#.utf8)
  }

  /// A scenario that expects the text to be heard.
  var hearing: Data {
    Data(
      #"""
      {"scenario": "E", "views": [{"button": "A"}, {"toggle": "B"}],
      "flows": {"F": ["next", {"hear": \#(quoted)}]}}
      """#.utf8)
  }
}
