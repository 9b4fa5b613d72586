/// A piece of JSON, for the schema.
enum JSONValue: Sendable, Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case map([String: JSONValue])

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

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number):
      if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .map(let members): try container.encode(members)
    }
  }
}
