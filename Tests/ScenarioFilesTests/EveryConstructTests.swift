import Diagnostics
import Foundation
import Interface
import TestSupport
import Testing
import Transcripts

@testable import ScenarioFiles

/// A construct of the language: a view that has it, and what is said of it where the screen is explained.
struct Construct: Sendable, CustomTestStringConvertible {
  var name: String
  /// The view, in JSON.
  var view: String
  /// A line of the explanation, or a part of one.
  var explained: String
  /// The key that the schema must know; `nil` for what stands in an expression, which is text to the schema.
  var key: String?

  init(_ name: String, _ view: String, _ explained: String, key: String? = nil) {
    self.name = name
    self.view = view
    self.explained = explained
    self.key = key
  }

  var testDescription: String { name }
}

/// The law of the language: each construct reads the same in YAML and in JSON, the schema knows it, and `explain` tells it.
@Suite("Every construct")
struct EveryConstructTests {
  private static let constructs: [Construct] = expressions + formats + effects + presentations + components + names

  private static let expressions = [
    Construct(
      "index in forEach",
      #"{ "forEach": "row, index in rows", "views": [{ "text": "${row.name} ${index}" }] }"#,
      "   loop: row, index in rows\n   computed from: ${row.name} ${index}\n",
      key: "forEach"),
    Construct("list literal", #"{ "text": "${[1, n].count}" }"#, "computed from: ${[1, n].count}"),
    Construct("first", #"{ "text": "${rows.first.name}" }"#, "1. Ann\n"),
    Construct("last", #"{ "text": "${rows.last.name}" }"#, "1. Ben\n"),
    Construct("contains", #"{ "text": "${['a'].contains('a')}" }"#, "computed from: ${['a'].contains('a')}"),
    Construct("filter", #"{ "text": "${rows.filter(it.age > 1).count}" }"#, "1. 1\n"),
    Construct("sorted", #"{ "text": "${rows.sorted(it.age).first.name}" }"#, "1. Ben\n"),
    Construct("min", #"{ "text": "${[3, 1].min}" }"#, "1. 1\n"),
    Construct("max", #"{ "text": "${[3, 1].max}" }"#, "1. 3\n"),
    Construct("sum", #"{ "text": "${rows.map(it.age).sum}" }"#, "1. 4\n"),
    Construct("joined", #"{ "text": "${['a', 'b'].joined(' and ')}" }"#, "1. a and b\n"),
    Construct("optional value", #"{ "text": "${nothing?.name ?? 'none'}" }"#, "1. none\n"),
    Construct(
      "expression in identifier", #"{ "text": "A", "identifier": "row-${n}" }"#, "in steps: 'row-2', 'A'",
      key: "identifier"),
    Construct(
      "expression in traits", #"{ "text": "A", "traits": "${kind}" }"#, "computed from: ${kind}", key: "traits"),
    Construct(
      "expression in language", #"{ "text": "A", "language": "${tag}" }"#, "computed from: ${tag}", key: "language"),
  ]

  private static let formats = [
    Construct("number", #"{ "text": "${price.number(1)}" }"#, "1. 9.5\n   view: text at a:3:1\n   computed from: "),
    Construct("percent", #"{ "text": "${(0.25).percent}" }"#, "1. 25%\n"),
    Construct("currency", #"{ "text": "${price.currency('EUR')}" }"#, "1. €9.50\n"),
    Construct("date", #"{ "text": "${day.date('long')}" }"#, "1. May 3, 2026\n"),
    Construct("time", #"{ "text": "${moment.time}" }"#, "computed from: ${moment.time}"),
    Construct("duration", #"{ "text": "${n.duration}" }"#, "1. 2 seconds\n"),
    Construct("relative time", #"{ "text": "${moment.relative(day)}" }"#, "computed from: ${moment.relative(day)}"),
    Construct("list", #"{ "text": "${['a', 'b', 'c'].list}" }"#, "1. a, b, and c\n"),
    Construct("plural", #"{ "text": "${n.plural('# comment', '# comments')}" }"#, "1. 2 comments\n"),
  ]

  private static let effects = [
    Construct(
      "insert at an index",
      #"{ "button": "A", "action": { "insert": { "to": "rows", "at": 0, "value": { "name": "c", "age": 1 } } } }"#,
      "when activated: insert into 'rows'", key: "insert"),
    Construct(
      "insert to the front",
      #"{ "button": "A", "action": { "prepend": { "to": "rows", "value": { "name": "c", "age": 1 } } } }"#,
      "when activated: insert into 'rows'", key: "prepend"),
    Construct(
      "set of several places", #"{ "button": "A", "action": { "set": { "n": "${m}", "m": "${n}" } } }"#,
      "when activated: set 'n', 'm'", key: "set"),
    Construct(
      "effect after seconds",
      #"{ "button": "A", "action": { "after": { "seconds": 2, "action": { "set": { "n": 1 } } } } }"#,
      "when activated: after 2 seconds: set 'n'", key: "after"),
    Construct(
      "onAppear", #"{ "text": "A", "onAppear": { "set": { "n": 1 } } }"#, "when the text comes: set 'n'",
      key: "onAppear"),
    Construct(
      "onChange", #"{ "text": "A", "onChange": { "of": "n", "action": { "announce": "B" } } }"#,
      "when 'n' changes: announce 'B'", key: "onChange"),
  ]

  private static let presentations = [
    Construct(
      "presentation bound to state", #"{ "sheet": [{ "text": "${item.name}" }], "presented": "$item" }"#,
      "presented: $item\n   computed from: ${item.name}\n", key: "presented")
  ]

  private static let components = [
    Construct("parameter of a component", #"{ "Card": "Ann" }"#, "component: Card, used at a:3:1"),
    Construct(
      "slot of a component", #"{ "Card": "Ann", "views": [{ "button": "In" }] }"#,
      "2. In, button\n   view: button at a:3:28\n   component: Card, used at a:3:1"),
    Construct("state of a component", #"{ "Counter": null }"#, "1. own 0\n"),
    Construct(
      "key of the app's words", #"{ "text": { "key": "greet" } }"#, "'Hello': label, key 'greet' of strings, in en"),
    Construct("key as a literal", #"{ "text": "greet" }"#, "'Hello': label, key 'greet' of strings, in en"),
  ]

  /// What steps and references find elements by.
  private static let names = [
    Construct("identifier", #"{ "button": "A", "identifier": "a" }"#, "in steps: 'a', 'A'", key: "identifier"),
    Construct(
      "input labels", #"{ "button": "A", "inputLabels": ["B", "C"] }"#, "by voice: 'B', 'C'", key: "inputLabels"),
  ]

  /// A scenario around a view, which stands on a line of its own.
  private static func text(_ view: String) -> String {
    #"""
    { "scenario": "A", "strings": { "en": { "greet": "Hello" } }, "state": {
      "rows": [{ "name": "Ann", "age": 3 }, { "name": "Ben", "age": 1 }], "n": 2, "m": 1, "kind": "header", "tag": "fr-FR", "nothing": null, "price": 9.5, "day": "2026-05-03", "moment": "2026-05-03T09:41:00", "item": { "name": "c" } }, "views": [
    \#(view)
    ], "components": { "Card": { "parameters": ["name"], "views": [{ "text": "${name}" }, "slot"] },
      "Counter": { "state": { "own": 0 }, "views": [{ "text": "own ${own}" }] } } }
    """#
  }

  private func accepts(_ text: String, _ format: ScenarioSource.Format) throws -> Bool {
    let file = SourceFile(name: "a", text: text)
    let (node, diagnostics) = format == .yaml ? YAMLDocument.read(file) : JSONDocument.read(file)
    #expect(diagnostics.isEmpty)
    return try SchemaValidator(ScenarioSchema.document).accepts(JSONValue(try #require(node)))
  }

  @Test("It reads the same in both formats", arguments: constructs)
  func formats(of construct: Construct) throws {
    let text = Self.text(construct.view)
    let json = try readScenario(text, .json)
    let yaml = try ScenarioWriter.text(of: json, in: .yaml)
    #expect(!yaml.hasPrefix("{"))
    #expect(withoutOrigins(try readScenario(yaml, .yaml)) == withoutOrigins(json))
  }

  @Test("The schema knows it", arguments: constructs)
  func schema(of construct: Construct) throws {
    let text = Self.text(construct.view)
    #expect(try accepts(text, .json))
    #expect(try accepts(ScenarioWriter.text(of: readScenario(text, .json), in: .yaml), .yaml))
    guard let key = construct.key else { return }
    #expect(construct.view.contains("\"\(key)\":"))
    #expect(try !accepts(Self.text(construct.view.replacing("\"\(key)\":", with: "\"\(key)x\":")), .json))
  }

  @Test("What explains a screen tells it", arguments: constructs)
  func explanation(of construct: Construct) throws {
    let scenario = try readScenario(Self.text(construct.view), .json)
    let (name, screen) = try #require(scenario.opening)
    let text = Explanation(of: screen, named: name, in: scenario, file: "a").text
    #expect(text.contains(construct.explained), "\(text)")
  }
}
