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
  private func value(_ text: String, locale: String = "en-US") throws -> Value {
    let scalar = Scalar(text: text, style: .plain, place: .start)
    let placed = PlacedText(scalar, source: Substring(text).unicodeScalars)
    var parser = try ExpressionParser(placed, scalars: Array(text.unicodeScalars))
    var scope = Self.state
    scope.formats = Formats(locale: locale, formatter: FoundationFormatter())
    return try scope.value(of: try parser.parseToEnd())
  }

  @Test("A record is written with what is in it, though nobody can write one in an expression")
  func writtenRecord() {
    let record = Expression.literal(.record(["name": .text("Ann"), "age": .number(3)]))
    #expect(Expression.list([record]).written == "[{name: 'Ann', age: 3}]")
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
    "Functions stand after what they are asked of, and can follow each other",
    arguments: [
      ("[3, 1, 2].sorted[0]", 1), ("[3, 1, 2].sorted.reversed.first", 3), ("[1, 2, 3].filter(it > 1).count", 2),
      ("[1, 2, 3].map(it * a).sum", 6), ("[4, 2].min + [4, 2].max", 6), ("rows.filter(it.text == 'x').count", 1),
      ("rows.map(it.tags.count).sum", 1), ("[[1], [2, 3]].map(it.filter(it > 1).count).sum", 2), ("2.4.rounded", 2),
      ("rows.first.tags.count", 1), ("[].first?.text ?? 7", 7), ("null ?? 1 + 1", 2),
      ("rows.sorted(it.text).count", 1), ("[].sum", 0),
    ])
  func functions(text: String, expected: Double) throws {
    #expect(try value(text) == .number(expected))
  }

  @Test(
    "Lists and texts are searched",
    arguments: [
      ("rows[0].tags.contains('t')", true), ("name.contains('nn')", true), ("[1, 2].contains(3)", false),
      ("''.isEmpty", true), ("rows.isEmpty", false), ("[].first == null", true),
    ])
  func searches(text: String, expected: Bool) throws {
    #expect(try value(text) == .flag(expected))
  }

  @Test(
    "A value is written as the app's language does",
    arguments: [
      ("1234.5.number", "en-US", "1,234.5"), ("1234.5.number", "de-DE", "1.234,5"), ("2.number(2)", "en-US", "2.00"),
      ("0.25.percent", "en-US", "25%"), ("0.25.percent", "fr-FR", "25\u{A0}%"),
      ("12.5.currency('EUR')", "de-DE", "12,50\u{A0}€"), ("'2026-11-22'.date('long')", "en-US", "November 22, 2026"),
      ("'2026-11-22'.date('long')", "de-DE", "22. November 2026"), ("'2026-11-22T14:05'.time", "de-DE", "14:05"),
      ("'14:05'.time", "en-US", "2:05\u{202F}PM"), ("3725.duration", "en-US", "1 hour, 2 minutes, 5 seconds"),
      ("65.duration('clock')", "en-US", "1:05"), ("['a', 'b', 'c'].list", "en-US", "a, b, and c"),
      ("['a', 'b'].list('or')", "de-DE", "a oder b"),
      ("'2026-11-22T10:00'.relative('2026-11-22T12:00')", "en-US", "2 hours ago"),
      ("['b', 'a'].sorted.joined(', ')", "en-US", "a, b"), ("'Straße'.uppercased", "de-DE", "STRASSE"),
      ("'ÄB'.lowercased", "de-DE", "äb"),
      ("1.plural('# comment', '# comments')", "en-US", "1 comment"),
      ("0.plural('# comment', '# comments')", "en-US", "0 comments"),
      ("0.plural('# commentaire', '# commentaires')", "fr-FR", "0 commentaire"),
      ("3.plural(one='# файл', few='# файла', many='# файлов', other='# файла')", "ru-RU", "3 файла"),
      ("6.plural(many='# o gathod', other='# cath')", "cy-GB", "6 o gathod"),
      ("11.plural(one='# файл', few='# файла', many='# файлов', other='# файла')", "ru-RU", "11 файлов"),
    ])
  func formats(text: String, locale: String, expected: String) throws {
    #expect(try value(text, locale: locale) == .text(expected))
  }

  @Test(
    "A function that is asked of the wrong value, or told too much, is an error with a way to mend it",
    arguments: [
      ("name.sum", "'sum' takes a list, found text"), ("[1, 'a'].sorted", "a number and text cannot be compared"),
      ("[1].first.sum", "'sum' takes a list, found a number"),
      ("'soon'.date", "'date' takes a day such as 2026-11-22, found 'soon'"),
      ("'2026-11-22'.date('brief')", "'date' takes 'short', 'medium', 'long' or 'full', found 'brief'"),
      ("['a', 'b'].list('nor')", "'list' takes 'and' or 'or', found 'nor'"),
      ("[1].filter(it)", "'filter' takes a condition, found a number"),
    ])
  func wrongUse(text: String, message: String) throws {
    let error = try #require(throws: EvaluationError.self) { try value(text) }
    #expect(Diagnostic(error).message == message)
  }

  @Test(
    "A function that does not exist, or is written otherwise, is told with what to write",
    arguments: [
      ("rows.filtre(it)", "there is no function 'filtre'", "did you mean 'filter'?"),
      ("rows.count(1)", "'count' takes nothing in parentheses", "write 'comments.count'"),
      ("rows.filter()", "'filter' takes one value in parentheses", "write 'comments.filter(it.unread)'"),
      ("count(rows)", "a function stands after what it is asked of", "write 'rows.count'"),
      ("contains(row.name, 'a')", "a function stands after what it is asked of", "write 'row.name.contains'"),
      (
        "tags contains 'new'", "expected an operator or the end, found 'contains'",
        "write 'tags.contains('new')'"
      ),
      ("a = 1", "expected an operator or the end, found '='", "write '==' to compare"),
    ])
  func wrongForm(text: String, message: String, hint: String) throws {
    let error = try #require(throws: ExpressionSyntaxError.self) { try value(text) }
    #expect(error.message == message)
    #expect(error.hint == hint)
  }

  @Test(
    "What is not an expression is an error",
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
      String(repeating: "(", count: 10_000), String(repeating: "not ", count: 10_000),
      String(repeating: "-", count: 10_000), String(repeating: "if yes then ", count: 10_000),
      String(repeating: "rows[", count: 10_000), String(repeating: "[", count: 10_000),
      "[" + String(repeating: "1,", count: 10_000) + "1]",
      String(repeating: "1 + ", count: 10_000) + "1",
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
