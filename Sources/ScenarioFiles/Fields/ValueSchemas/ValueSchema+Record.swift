import Diagnostics

/// One key of a map: its name, what it is for, what may stand after it, and where that goes.
struct Field<Record>: Sendable {
  let name: String
  /// One sentence; the description in the schema.
  let summary: String
  let isRequired: Bool
  private let describe: @Sendable () -> JSONValue
  let read: @Sendable (DocumentNode, inout Reading, inout Record) -> Void
  /// Writes what the field would read, unless it says no more than an empty record.
  let write: @Sendable (_ record: Record, _ empty: Record) -> WrittenNode?

  init<Value>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool = false,
    value: @escaping @Sendable (Record) -> Value?, store: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.init(
      name, summary, shape, isRequired: isRequired,
      write: { record, _ in value(record).map { shape.write($0) ?? .unwritable(name) } },
      store: store)
  }

  /// A key of a property that a record always has; its path is made when it is used.
  init<Value: Equatable & Sendable>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool = false,
    into path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Record, Value>
  ) {
    self.init(
      name, summary, shape, isRequired: isRequired,
      write: { record, empty in
        let value = record[keyPath: path()]
        return isRequired || value != empty[keyPath: path()] ? shape.write(value) ?? .unwritable(name) : nil
      },
      store: { record, value in record[keyPath: path()] = value })
  }

  /// A key of a property that a record may lack.
  init<Value>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool = false,
    into path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Record, Value?>
  ) {
    self.init(
      name, summary, shape, isRequired: isRequired, value: { $0[keyPath: path()] },
      store: { record, value in record[keyPath: path()] = value })
  }

  private init<Value>(
    _ name: String, _ summary: String, _ shape: ValueSchema<Value>, isRequired: Bool,
    write: @escaping @Sendable (Record, Record) -> WrittenNode?,
    store: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    self.write = write
    describe = { shape.schema.adding("description", .text(summary)) }
    read = { node, reading, record in
      if let value = shape.read(node, &reading) { store(&record, value) }
    }
  }
}

extension Field {
  /// What may stand after the key, as JSON Schema.
  var schema: JSONValue { describe() }
}

extension ValueSchema where Output: Sendable {
  /// A map with known keys, read into a record that is empty before.
  static func record(_ noun: String, _ empty: Output, _ fields: [Field<Output>]) -> ValueSchema {
    record(noun, fields, standard: empty) { _ in empty }
  }

  /// A map with known keys, read into a record that depends on the reading before.
  static func record(
    _ noun: String, _ fields: [Field<Output>], standard: Output, empty: @escaping @Sendable (Reading) -> Output
  ) -> ValueSchema {
    let expectation = "a map for \(noun)"
    return ValueSchema(
      expectation, schema: JSONValue.record(fields), write: { Field.written($0, by: fields, beside: standard) },
      read: {
        node, reading in
        guard let entries = node.entries else {
          let advice = NamesElsewhere.advice(for: node.form, in: [noun], about: node.scalar?.excerpt ?? "…")
          reading.report(.wrongType(expected: expectation, found: node, hints: advice.map { [$0] } ?? []))
          return nil
        }
        var record = empty(reading)
        reading.checkKeys(entries, of: noun, at: node.place, fields)
        // Most maps have no such entries, so that nothing is guessed.
        let misnamed = entries.filter { entry in
          entry.value.scalar == nil && !fields.contains { $0.name == entry.key.text }
        }
        // In the order of the table: later fields can rely on earlier ones.
        for field in fields {
          let own = entries.first { $0.key.text == field.name }
          // What stands after a key that is told to be that of a field may have mistakes of its own.
          guard let entry = own ?? misnamed.first(where: { $0.offers(field.name, of: noun, fields) }) else { continue }
          // What should stand there has been taken for the keys after it.
          if entry.value.isNull, entries.contains(where: \.isCrampedItem) { continue }
          field.read(entry.value, &reading, &record)
        }
        return record
      })
  }
}

extension Field {
  /// A map of the fields that say more than a standard record; `nil` if a field that is required cannot be written.
  fileprivate static func written(_ record: Record, by fields: [Field], beside standard: Record) -> WrittenNode? {
    var entries: [WrittenNode.Entry] = []
    for field in fields {
      if let node = field.write(record, standard) {
        entries.append(WrittenNode.Entry(field.name, node))
      } else if field.isRequired {
        return nil
      }
    }
    return .map(entries)
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
    let missing = fields.filter { field in field.isRequired && !entries.contains { $0.key.text == field.name } }
    guard !missing.isEmpty else { return }
    // Where no key is one, nor nearly one, the hint with all of them says enough.
    let names = fields.map(\.name)
    let areStrange = entries.allSatisfy { entry in
      !names.contains(entry.key.text)
        && NamesElsewhere.offered(for: entry.key.text, in: [noun], among: names) == nil
    }
    if !entries.isEmpty, areStrange { return }
    for field in missing {
      // What has another name there is told with that name.
      if entries.contains(where: { $0.offers(field.name, of: noun, fields) }) { continue }
      report(.missingKey(field.name, of: noun, at: place))
    }
  }
}

extension DocumentNode.Entry {
  /// Whether a key that means nothing here is told to be that of a field.
  fileprivate func offers<Record>(_ name: String, of noun: String, _ fields: [Field<Record>]) -> Bool {
    let names = fields.map(\.name)
    return !names.contains(key.text) && NamesElsewhere.offered(for: key.text, in: [noun], among: names) == name
  }

  /// Whether the key is meant as an item of a list, as in `-text: A`.
  fileprivate var isCrampedItem: Bool {
    guard key.style == .plain, key.text.hasPrefix("-"), let next = key.text.unicodeScalars.dropFirst().first else {
      return false
    }
    return next.properties.isAlphabetic || next.isStrangeSpace
  }
}

extension Diagnostic {
  /// The error for a key that means nothing here.
  ///
  /// - Parameters:
  ///   - entry: The key with what stands after it.
  ///   - noun: What has the key.
  ///   - places: What else it can be called, for the words that have advice.
  ///   - names: The keys that it can have.
  /// - Returns: The error.
  static func unknownKey(
    _ entry: DocumentNode.Entry, of noun: String, in places: [String] = [], among names: [String]
  ) -> Diagnostic {
    let key = entry.key
    // What has views, and is none itself; `view` is rather meant as `views`.
    let isView =
      places.isEmpty && names.contains("views") && !names.contains(key.text + "s") && KindRow.named(key.text) != nil
    // So are the keys of views that nothing else has.
    let isOfView = places.isEmpty && names.contains("views") && ModifierField.all.contains { $0.name == key.text }
    let excerpt = entry.value.scalar?.excerpt ?? "…"
    let hint =
      (isView ? "'\(key.text)' is a view: put it in 'views'" : nil)
      ?? key.strangeSpaceAdvice
      ?? (entry.isCrampedItem ? "a space is missing after '-'" : nil)
      ?? NamesElsewhere.advice(for: key.text, in: [noun] + places, about: excerpt)
      ?? (isOfView ? "'\(key.text)' is a key of views: write it at one, such as a 'group' around the others" : nil)
      ?? NamesElsewhere.hint(for: key.text, in: [noun] + places, after: excerpt, among: names)
      ?? (names.count <= 8 ? "the keys are: \(names.joined(separator: ", "))" : nil)
      ?? ReferencePage.hint(for: noun)
    return Diagnostic(
      "unknown-key", "unknown key '\(key.excerpt)' in \(noun)", at: key.place, length: key.writtenLength,
      hints: hint.map { [$0] } ?? [])
  }

  /// The error for a key that must not be left out.
  static func missingKey(_ name: String, of noun: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic("missing-key", "\(noun) needs the key '\(name)'", at: place, hints: ["add '\(name): …'"])
  }
}
