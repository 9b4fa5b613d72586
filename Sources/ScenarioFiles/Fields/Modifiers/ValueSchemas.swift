import Diagnostics
import Interface
import OrderedCollections

extension Scalar {
  /// The value by the core schema of YAML 1.2: `No`, `on` and `12:30` are text, and so is what stands in quotes.
  var value: Value {
    guard style == .plain else { return .text(text) }
    if isNull { return .null }
    switch text {
    case "true", "True", "TRUE": return .flag(true)
    case "false", "False", "FALSE": return .flag(false)
    default: return number.map { .number($0) } ?? .text(text)
    }
  }
}

extension ValueSchema where Output == Value {
  /// A value of any type, without expressions.
  static let value = ValueSchema.reference(
    "value", "a value", write: { $0.written },
    read: { node, reading in
      reading.value(node)
    })
}

extension ValueSchema where Output == Template {
  /// A value of any type, in which `${…}` is computed.
  static let template = ValueSchema.reference(
    "value", "a value", write: { $0.written },
    read: { node, reading in
      reading.template(node)
    })
}

extension ValueSchema where Output == Dynamic<Value> {
  static let dynamicValue = ValueSchema.scalar(
    "a value", schema: JSONValue.text, write: { $0.written },
    read: { scalar, reading in
      reading.dynamicValue(scalar)
    })
}

extension Value {
  /// The value as it is written in state.
  fileprivate var written: WrittenNode {
    switch self {
    case .null: .nothing
    case .flag(let flag): .plain("\(flag)")
    case .number(let number): .number(number)
    case .text(let text): .text(text.escaped)
    case .list(let items): .list(items.map(\.written))
    case .record(let members): .map(members.map { WrittenNode.Entry($0.key, $0.value.written) })
    }
  }
}

extension Dynamic<Value> {
  var written: WrittenNode {
    switch self {
    case .constant(.text(let text)): .text(text.escapedInTemplate)
    case .constant(let value): value.written
    case .expression(let expression): .text(expression.template)
    }
  }
}

extension Template {
  fileprivate var written: WrittenNode {
    switch self {
    case .value(let value): value.written
    case .list(let items): .list(items.map(\.written))
    case .record(let entries): .map(entries.map { WrittenNode.Entry($0.name, $0.template.written) })
    }
  }
}

extension Reading {
  fileprivate mutating func value(_ node: DocumentNode) -> Value? {
    switch node {
    case .scalar(let scalar):
      return plainText(scalar).map { Scalar(text: $0, style: scalar.style, place: scalar.place).value }
    case .sequence(let items, _):
      var list: [Value] = []
      list.reserveCapacity(items.count)
      for item in items { list.append(value(item) ?? .null) }
      return .list(ChunkedArray(list))
    case .mapping(let entries, _):
      var record: OrderedDictionary<String, Value> = [:]
      record.reserveCapacity(entries.count)
      for entry in entries { record[entry.key.text] = value(entry.value) ?? .null }
      return .record(record)
    }
  }

  fileprivate mutating func template(_ node: DocumentNode) -> Template? {
    switch node {
    case .scalar(let scalar):
      return dynamicValue(scalar).map { .value($0) }
    case .sequence(let items, _):
      return .list(items.compactMap { template($0) })
    case .mapping(let entries, _):
      return .record(entries.compactMap { entry in template(entry.value).map { .init(entry.key.text, $0) } })
    }
  }

  fileprivate mutating func dynamicValue(_ scalar: Scalar) -> Dynamic<Value>? {
    if isBareExpression(scalar) || scalar.style == .plain && names.hasVariable(scalar.text) {
      report(.bareExpression(scalar))
      return nil
    }
    return switch template(scalar) {
    case .constant(let text)?:
      .constant(Scalar(text: text, style: scalar.style, place: scalar.place).value)
    case .expression(let expression)?: .expression(expression)
    case nil: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func bareExpression(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "bare-expression", "'\(scalar.excerpt)' would be text here", at: scalar.place, length: scalar.writtenLength,
      hints: ["write '${\(scalar.excerpt)}' if it is an expression, or quotes around text"])
  }
}
