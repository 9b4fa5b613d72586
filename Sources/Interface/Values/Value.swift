package import OrderedCollections

/// A piece of state: what an expression yields and a control is bound to.
package enum Value: ChunkElement {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list(ChunkedArray<Value>)
  case record(OrderedDictionary<String, Value>)
}

extension Value {
  /// The words that stand for the value where text is expected, or `nil` for lists and records.
  package var text: String? {
    switch self {
    case .null: ""
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Value.text(of: number)
    case .text(let text): text
    case .list, .record: nil
    }
  }

  /// The value as a truth value, or `nil` if it is none.
  package var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  /// The value as a number, or `nil` if it is none.
  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The value as a list, or `nil` if it is none.
  package var list: ChunkedArray<Value>? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  /// The value as a person gives it to a setting: on, off, or the word that is chosen.
  package var asSetting: String {
    guard case .flag(let flag) = self else { return text ?? "" }
    return flag ? "on" : "off"
  }

  /// What a message calls a value of this kind.
  package var kindName: String {
    switch self {
    case .null: "nothing"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .record: "a record"
    }
  }

  /// Formats a number as an author would write it: `3`, not `3.0`.
  package static func text(of number: Double) -> String {
    guard let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }

  /// A length or another measure for a message, with at most one decimal.
  package static func text(inTenths number: Double) -> String { text(of: (number * 10).rounded() / 10) }
}
