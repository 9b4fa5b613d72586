import Diagnostics
import Interface
import OrderedCollections
import Testing

@testable import ScenarioFiles

@Suite("Expressions")
struct ExpressionTests {
  private static let state: Scope = Scope(state: [
    "a": .number(1), "b": .number(2), "yes": .flag(true), "no": .flag(false), "name": .text("Ann"),
    "rows": .list([.record(["text": .text("x"), "tags": .list([.text("t")])])]),
  ])

  /// Reads an expression and computes it.
  private func value(_ text: String) throws -> Value {
    let scalar = Scalar(text: text, style: .plain, place: .start)
    let placed = PlacedText(scalar, source: Substring(text).unicodeScalars)
    var parser = try ExpressionParser(placed, scalars: Array(text.unicodeScalars))
    return try Self.state.value(of: try parser.parseToEnd())
  }

  @Test(
    "Operators bind as in arithmetic, and equal ones from the left",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 3 - 2", 5), ("2 * 3 % 4", 2), ("-2 + 5", 3), ("- a - -b", 1),
      ("8 / 4 / 2", 1), ("1.5e1", 15), ("if yes then 1 else 2 + 3", 1), ("if no then 1 else if yes then 2 else 3", 2),
      ("rows.count + name.count", 4), ("(if no then 1 else 2) * 3", 6),
    ])
  func numbers(text: String, expected: Double) throws {
    #expect(try value(text) == .number(expected))
  }

  @Test(
    "Comparison binds tighter than 'not', which binds tighter than 'and' and 'or'",
    arguments: [
      ("not yes == no", true), ("not (yes) == no", true), ("no and no or yes", true), ("yes or no and no", true),
      ("not no and no", false), ("a < b and b >= 2", true), ("a + 1 == b", true), ("name != 'Ann'", false),
      ("name == 'Ann' and not no", true), ("null == null", true), ("'a' < 'b'", true), ("a <= 1", true),
      ("settings.dynamicType >= 'accessibility1'", false), ("settings.voiceOver", true),
    ])
  func flags(text: String, expected: Bool) throws {
    #expect(try value(text) == .flag(expected))
  }

  @Test(
    "Text stands in quotes of either kind, and paths lead into state",
    arguments: [
      ("'it''s'", "it's"), ("\"it's\"", "it's"), ("\"a\"\"b\"", "a\"b"), ("''", ""), ("name + '!'", "Ann!"),
      ("rows[0].text", "x"), ("rows[a - 1].tags[0]", "t"),
      ("'${'", "${"), ("if a == 1 then 'one' else 'more'", "one"),
    ])
  func texts(text: String, expected: String) throws {
    #expect(try value(text) == .text(expected))
  }

  @Test(
    "What is no expression is an error",
    arguments: [
      "", "1 +", "a b", "(1", "rows[", "rows[0", "rows.", ".a", "and", "not", "if a then b", "'a", "1x", "a === b", "@",
      "a.1", "if", "1..2", "()", "a[]", "then", "1 2",
    ])
  func errors(text: String) {
    #expect(throws: ExpressionSyntaxError.self) { try value(text) }
  }

  @Test(
    "The depth and the length of an expression are bounded",
    arguments: [
      String(repeating: "(", count: 100_000), String(repeating: "not ", count: 100_000),
      String(repeating: "-", count: 100_000), String(repeating: "if yes then ", count: 100_000),
      String(repeating: "rows[", count: 100_000), String(repeating: "1 + ", count: 100_000) + "1",
    ])
  func bounded(text: String) {
    #expect(throws: ExpressionSyntaxError.self) { try value(text) }
  }

  @Test(
    "Text is taken apart at ${…}",
    arguments: [
      ("plain", .constant("plain")), ("$5 and $$", .constant("$5 and $$")), ("$${a}", .constant("${a}")),
      ("${a}", .expression(.number(1))), ("${yes}", .expression(.flag(true))),
      ("n = ${a + b}, ${name}", .expression(.text("n = 3, Ann"))), ("$${${a}}", .expression(.text("${1}"))),
      ("${'}'}", .expression(.text("}"))), ("${a}${b}", .expression(.text("12"))),
    ] as [(String, Expected)])
  func templates(text: String, expected: Expected) throws {
    let scalar = Scalar(text: text, style: .plain, place: .start)
    var parser = TemplateParser()
    switch try parser.parse(PlacedText(scalar, source: Substring(text).unicodeScalars)) {
    case .constant(let text): #expect(expected == .constant(text))
    case .expression(let expression): #expect(expected == .expression(try Self.state.value(of: expression)))
    }
  }

  enum Expected: Sendable, Hashable {
    case constant(String)
    case expression(Value)
  }
}
