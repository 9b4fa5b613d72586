import Diagnostics

/// What may stand in a place of a scenario: it reads what stands there, writes it, and describes it as JSON Schema.
///
/// Shapes are values that combine into larger ones, so that the reader, the writer and the schema cannot disagree.
struct ValueSchema<Output>: Sendable {
  /// What a message says was expected, such as “a number”.
  let expectation: String
  /// Describes what may stand there; only those who write a schema ask.
  private let describe: @Sendable () -> JSONValue
  /// Reads a node; what is wrong is reported, and `nil` returned.
  let read: @Sendable (DocumentNode, inout Reading) -> Output?
  /// Writes what the shape would read; `nil` for what cannot be written in this way.
  let write: @Sendable (Output) -> WrittenNode?

  init(
    _ expectation: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
    write: @escaping @Sendable (Output) -> WrittenNode?,
    read: @escaping @Sendable (DocumentNode, inout Reading) -> Output?
  ) {
    self.expectation = expectation
    describe = schema
    self.write = write
    self.read = read
  }

  /// What may stand there, as JSON Schema.
  var schema: JSONValue { describe() }

  /// The same shape, read into something else, and the way back.
  func map<Other>(
    _ transform: @escaping @Sendable (Output) -> Other, back: @escaping @Sendable (Other) -> Output?
  ) -> ValueSchema<Other> {
    ValueSchema<Other>(
      expectation, schema: schema, write: { back($0).flatMap(write) },
      read: { node, reading in read(node, &reading).map(transform) })
  }
}

extension ValueSchema {
  /// The same shape, whose maps are written with a line for each key, however short they are.
  var onLines: ValueSchema {
    ValueSchema(
      expectation, schema: schema,
      write: { write($0).map { node in node.entries.map { .block($0, comment: nil) } ?? node } },
      read: read)
  }

  /// The same shape, whose first problem has a hint in place of its own wherever one can be told.
  func hinting(_ hint: @escaping @Sendable (DocumentNode, Reading) -> String?) -> ValueSchema {
    ValueSchema(
      expectation, schema: schema, write: write,
      read: { node, reading in reading.hinting({ hint(node, $0) }, { read(node, &$0) }) })
  }

  /// Text, a number or a word: whatever is neither a list nor a map, nor nothing.
  static func scalar(
    _ expectation: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
    write: @escaping @Sendable (Output) -> WrittenNode?,
    read: @escaping @Sendable (Scalar, inout Reading) -> Output?
  ) -> ValueSchema {
    ValueSchema(expectation, schema: schema(), write: write) { node, reading in
      guard let scalar = node.scalar, !scalar.isNull else {
        reading.report(.wrongType(expected: expectation, found: node))
        return nil
      }
      return read(scalar, &reading)
    }
  }
}

extension Diagnostic {
  /// The error for a value that is not of the type that its place takes.
  static func wrongType(expected: String, found node: DocumentNode, hints: [String] = []) -> Diagnostic {
    Diagnostic(
      "wrong-type", "expected \(expected), found \(node.description)", at: node.place,
      length: node.scalar?.writtenLength ?? 1, hints: hints)
  }

  /// The error for a word that is none of those that its place takes.
  static func unknownWord(
    _ id: String, _ noun: String, _ scalar: Scalar, after value: DocumentNode? = nil, among words: [String],
    otherwise advice: String? = nil
  ) -> Diagnostic {
    // A list of a few words says more than the nearest of them.
    let argument = value?.scalar.flatMap { $0.isNull ? nil : $0.excerpt }
    let hint =
      NamesElsewhere.hint(
        for: scalar.text, in: argument == nil ? [noun] : ["\(noun) with words", noun], after: argument ?? "…",
        among: words)
      ?? advice ?? ((1...12).contains(words.count) ? "one of: \(words.joined(separator: ", "))" : nil)
      ?? ReferencePage.hint(for: noun)
    return Diagnostic(
      id, "unknown \(noun) '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: hint.map { [$0] } ?? [])
  }
}

extension DocumentNode {
  /// What this is, whatever stands in it.
  var form: String { scalar?.isNull == false ? "text" : description }

  /// What a message says was found.
  var description: String {
    switch self {
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar): "'\(scalar.excerpt)'"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }
}

extension Scalar {
  /// The text, or as much of it as a message can hold.
  var excerpt: String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}
