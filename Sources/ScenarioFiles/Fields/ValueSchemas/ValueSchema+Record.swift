import Diagnostics

/// One key of a map: its name, what it is for, what may stand behind it, and where that goes.
struct Field<Record>: Sendable {
  let name: String
  /// One sentence; the description in the schema.
  let summary: String
  let isRequired: Bool
  let schema: JSONValue
  let read: @Sendable (DocumentNode, inout Reading, inout Record) -> Void

  init<Value>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool = false,
    store: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    schema = shape.schema.adding("description", .text(summary))
    read = { node, reading, record in
      if let value = shape.read(node, &reading) { store(&record, value) }
    }
  }

  init<Value>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool = false,
    into path: any WritableKeyPath<Record, Value> & Sendable
  ) {
    self.init(name, summary, shape, isRequired: isRequired) { record, value in record[keyPath: path] = value }
  }

  init<Value>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool = false,
    into path: any WritableKeyPath<Record, Value?> & Sendable
  ) {
    self.init(name, summary, shape, isRequired: isRequired) { record, value in record[keyPath: path] = value }
  }
}

extension ValueSchema where Output: Sendable {
  /// A map with known keys, read into a record that is empty before.
  static func record(_ noun: String, _ empty: Output, _ fields: [Field<Output>]) -> ValueSchema {
    record(noun, fields) { _ in empty }
  }

  /// A map with known keys, read into a record that depends on the reading before.
  static func record(
    _ noun: String, _ fields: [Field<Output>], empty: @escaping @Sendable (Reading) -> Output
  ) -> ValueSchema {
    let expectation = "a map for \(noun)"
    return ValueSchema(expectation, schema: JSONValue.record(fields)) { node, reading in
      guard let entries = node.entries else {
        let advice = NamesElsewhere.advice(for: node.description, in: [noun])
        reading.report(.wrongType(expected: expectation, found: node, hints: advice.map { [$0] } ?? []))
        return nil
      }
      var record = empty(reading)
      reading.checkKeys(entries, of: noun, at: node.place, fields)
      // In the order of the table: later fields can rely on earlier ones.
      for field in fields {
        guard let entry = entries.first(where: { $0.key.text == field.name }) else { continue }
        field.read(entry.value, &reading, &record)
      }
      return record
    }
  }
}

extension JSONValue {
  /// The schema of a map with known keys.
  static func record<Record>(_ fields: [Field<Record>]) -> JSONValue {
    let properties = Dictionary(fields.map { ($0.name, $0.schema) }) { first, _ in first }
    let schema: JSONValue = [
      "type": "object", "properties": .map(properties), "additionalProperties": false,
    ]
    let required = fields.filter(\.isRequired).map { JSONValue.text($0.name) }
    return required.isEmpty ? schema : schema.adding("required", .list(required))
  }
}

extension Reading {
  fileprivate mutating func checkKeys<Record>(
    _ entries: [DocumentNode.Entry], of noun: String, at place: SourcePlace, _ fields: [Field<Record>]
  ) {
    for entry in entries where !fields.contains(where: { $0.name == entry.key.text }) {
      report(.unknownKey(entry, of: noun, among: fields.map(\.name)))
    }
    for field in fields where field.isRequired && !entries.contains(where: { $0.key.text == field.name }) {
      report(.missingKey(field.name, of: noun, at: place))
    }
  }
}

extension Diagnostic {
  /// The error for a key that means nothing here.
  ///
  /// - Parameters:
  ///   - entry: The key with what stands behind it.
  ///   - noun: What has the key.
  ///   - places: What else it can be called, for the words that have advice.
  ///   - names: The keys that it can have.
  /// - Returns: The error.
  static func unknownKey(
    _ entry: DocumentNode.Entry, of noun: String, in places: [String] = [], among names: [String]
  ) -> Diagnostic {
    let key = entry.key
    // What has views, and is none itself.
    let isView = places.isEmpty && names.contains("views") && KindRow.named(key.text) != nil
    let hint =
      (isView ? "'\(key.text)' is a view: put it in 'views'" : nil)
      ?? NamesElsewhere.hint(
        for: key.text, in: [noun] + places, behind: entry.value.scalar?.excerpt ?? "…", among: names)
      ?? (names.count <= 8 ? "the keys are: \(names.joined(separator: ", "))" : nil)
    return Diagnostic(
      "unknown-key", "unknown key '\(key.text)' in \(noun)", at: key.place, length: key.writtenLength,
      hints: hint.map { [$0] } ?? [])
  }

  /// The error for a key that must not be left out.
  static func missingKey(_ name: String, of noun: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic("missing-key", "\(noun) needs the key '\(name)'", at: place)
  }
}
