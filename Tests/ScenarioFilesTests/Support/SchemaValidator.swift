import Interface

@testable import ScenarioFiles

/// Checks values against a JSON Schema of draft 7, as far as the schema of scenarios uses it.
struct SchemaValidator {
  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  /// Whether a value fits the schema.
  func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, root) }

  /// What the validator does not know, so that nothing in a schema goes unheeded.
  enum Failure: Error {
    case unknownKeyword(String)
    case malformed(String)
    case unknownPattern(String)
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    if case .flag(let flag) = schema { return flag }
    guard case .map(let keywords) = schema else { throw Failure.malformed("\(schema)") }
    // Draft 7 ignores what stands beside a reference.
    if case .text(let reference)? = keywords["$ref"] { return try accepts(value, try resolve(reference)) }
    for (keyword, argument) in keywords {
      guard try holds(keyword, argument, value, among: keywords) else { return false }
    }
    return true
  }

  private func resolve(_ reference: String) throws -> JSONValue {
    let prefix = "#/definitions/"
    guard reference.hasPrefix(prefix), case .map(let document) = root,
      case .map(let definitions)? = document["definitions"],
      let schema = definitions[String(reference.dropFirst(prefix.count))]
    else { throw Failure.malformed(reference) }
    return schema
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, among keywords: [String: JSONValue]
  ) throws -> Bool {
    switch (keyword, argument) {
    case ("$schema", _), ("title", _), ("description", _), ("definitions", _), ("then", _), ("else", _): return true
    case ("type", .text(let type)): return value.isOf(type)
    case ("type", .list(let types)): return types.contains { value.isOf($0.text ?? "") }
    case ("enum", .list(let values)): return values.contains(value)
    case ("anyOf", .list(let schemas)): return try schemas.contains { try accepts(value, $0) }
    case ("allOf", .list(let schemas)): return try schemas.allSatisfy { try accepts(value, $0) }
    case ("oneOf", .list(let schemas)): return try schemas.count { try accepts(value, $0) } == 1
    case ("not", let schema): return try !accepts(value, schema)
    case ("if", let schema):
      return try accepts(value, keywords[accepts(value, schema) ? "then" : "else"] ?? true)
    case ("required", .list(let names)):
      return value.members.map { members in names.allSatisfy { members[$0.text ?? ""] != nil } } ?? true
    case ("properties", .map(let schemas)):
      return try (value.members ?? [:]).allSatisfy { try accepts($0.value, schemas[$0.key] ?? true) }
    case ("additionalProperties", let schema):
      let known = keywords["properties"]?.members ?? [:]
      return try (value.members ?? [:]).allSatisfy { try known[$0.key] != nil || accepts($0.value, schema) }
    case ("items", .list(let schemas)):
      return try zip(value.items ?? [], schemas).allSatisfy { try accepts($0, $1) }
    case ("items", let schema):
      guard case .list(let items) = value else { return true }
      return try items.allSatisfy { try accepts($0, schema) }
    case ("propertyNames", let schema):
      return try (value.members ?? [:]).keys.allSatisfy { try accepts(.text($0), schema) }
    case ("minProperties", .number(let count)): return value.members.map { Double($0.count) >= count } ?? true
    case ("maxProperties", .number(let count)): return value.members.map { Double($0.count) <= count } ?? true
    case ("minItems", .number(let count)): return value.items.map { Double($0.count) >= count } ?? true
    case ("maxItems", .number(let count)): return value.items.map { Double($0.count) <= count } ?? true
    case ("minimum", .number(let bound)): return value.number.map { $0 >= bound } ?? true
    case ("maximum", .number(let bound)): return value.number.map { $0 <= bound } ?? true
    case ("pattern", .text(let pattern)):
      guard let text = value.text else { return true }
      guard let expression = try? Regex(pattern) else { throw Failure.unknownPattern(pattern) }
      return text.contains(expression)
    default: throw Failure.unknownKeyword(keyword)
    }
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
  fileprivate var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }
  fileprivate var members: [String: JSONValue]? { if case .map(let members) = self { members } else { nil } }

  fileprivate func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .flag: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number == number.rounded())
    case .text: type == "string"
    case .list: type == "array"
    case .map: type == "object"
    }
  }
}

extension JSONValue {
  /// A document as an editor sees it.
  init(_ node: DocumentNode) {
    switch node {
    case .sequence(let items, _): self = .list(items.map { JSONValue($0) })
    case .mapping(let entries, _):
      self = .map(Dictionary(entries.map { ($0.key.text, JSONValue($0.value)) }) { first, _ in first })
    case .scalar(let scalar):
      switch scalar.value {
      case .null: self = .null
      case .flag(let flag): self = .flag(flag)
      case .number(let number): self = .number(number)
      default: self = .text(scalar.text)
      }
    }
  }
}
