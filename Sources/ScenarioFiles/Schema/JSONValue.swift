/// A piece of JSON, for the schema.
enum JSONValue: Sendable, Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case map([String: JSONValue])

  /// What a map holds; empty for everything else.
  var members: [String: JSONValue] { if case .map(let members) = self { members } else { [:] } }
  /// What a list holds; empty for everything else.
  var items: [JSONValue] { if case .list(let items) = self { items } else { [] } }
  /// The text; `nil` for everything else.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The value with one more key, if it is a map.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .map(var members) = self else { return self }
    members[key] = value
    return .map(members)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .map(Dictionary(elements) { _, last in last })
  }
}
