import Diagnostics
import Interface

extension ValueSchema where Output == Query {
  /// An element by its name or a part of it, or a map of what is known; what the author wrote out is checked.
  static let elementQuery: ValueSchema = {
    let query = ValueSchema.query(
      "an element",
      [
        Field("role", "A trait that the element has, such as button.", .trait, into: \.role),
        Field(
          "within", "A container around the element, or the heading above it, by its name.", .surrounding,
          into: \.within),
      ])
    return ValueSchema(query.expectation, schema: query.schema, write: query.write) { node, reading in
      query.read(node, &reading).map { reading.reference($0, at: node) }
    }
  }()

  /// An action or a drop point by its name or a part of it, or a map of what is known.
  static let actionQuery = ValueSchema.query("an action", [])

  private static func query(_ noun: String, _ more: [Field<Query>]) -> ValueSchema {
    let fields = ValueSchema.record(noun, Query(), Field.words + more)
    let map = ValueSchema(fields.expectation, schema: fields.schema.adding("minProperties", 1), write: fields.write) {
      node, reading in
      let keys = (node.entries ?? []).map(\.key)
      let words = keys.filter { key in Field.words.prefix(3).contains { $0.name == key.text } }
      if words.count > 1 { reading.report(.wordsTwice(words[1], words[0])) }
      if keys.isEmpty { reading.report(.nothingNamed(noun, at: node.place)) }
      return fields.read(node, &reading)
    }
    return .forms(
      "the name of \(noun), or a map", text: ValueSchema<String>.text.map({ Query($0) }, back: { $0.name }), map: map)
  }
}

extension Field<Query> {
  fileprivate static let words: [Field] = [
    Field(
      "name", "The name, or whole words of it.", .text,
      value: { if case .name(let name) = $0.words { name } else { nil } }, store: { $0.words = .name($1) }),
    Field(
      "contains", "Any part of the name.", .text,
      value: { if case .contains(let text) = $0.words { text } else { nil } }, store: { $0.words = .contains($1) }),
    Field(
      "matches", "A pattern of the name: * stands for any words, and /…/ is a regular expression.", .wordPattern,
      value: { if case .matches(let text) = $0.words { text } else { nil } }, store: { $0.words = .matches($1) }),
    Field("index", "Which of several it is, counted from 1.", .count, into: \.index),
  ]
}

extension ValueSchema where Output == String {
  /// The name of what is around an element, which is checked as names of elements are.
  fileprivate static let surrounding = ValueSchema.scalar(
    "the name of a container or a heading", schema: JSONValue.text, write: ValueSchema.text.write
  ) { scalar, reading in
    guard let text = reading.plainText(scalar) else { return nil }
    reading.elementReferences.append((nil, scalar))
    return text
  }
}

extension Diagnostic {
  fileprivate static func wordsTwice(_ key: Scalar, _ first: Scalar) -> Diagnostic {
    Diagnostic(
      "words-twice", "a name is looked for in one way, found '\(first.text)' and '\(key.text)'", at: key.place,
      length: key.writtenLength)
  }

  fileprivate static func nothingNamed(_ noun: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic("nothing-named", "\(noun) needs at least one key", at: place, hints: ["write its name alone"])
  }
}
