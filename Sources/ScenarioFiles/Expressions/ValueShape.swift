import Interface
import OrderedCollections

/// What is known about a value before anything has happened: its type, and the names inside of it.
indirect enum ValueShape: Sendable {
  /// Nothing is known, as with `null` or an empty list.
  case any
  case flag, number, text
  case list(of: ValueShape)
  case record(OrderedDictionary<String, ValueShape>)

  /// The shape of a value; items of a list are taken together.
  init(of value: Value) {
    self =
      switch value {
      case .null: .any
      case .flag: .flag
      case .number: .number
      case .text: .text
      case .list(let items): .list(of: ValueShape(ofAll: items))
      case .record(let record): .record(record.mapValues { ValueShape(of: $0) })
      }
  }

  private init(ofAll values: ChunkedArray<Value>) {
    self = values.first.map { ValueShape(of: $0) } ?? .any
    for value in values.dropFirst() { merge(ValueShape(of: value)) }
  }

  /// Widens the shape to cover another one: records have the keys of both.
  private mutating func merge(_ other: ValueShape) {
    switch (self, other) {
    case (.flag, .flag), (.number, .number), (.text, .text): break
    case (.list(let mine), .list(let theirs)):
      var items = mine
      items.merge(theirs)
      self = .list(of: items)
    case (.record(var mine), .record(let theirs)):
      self = .any
      for (key, shape) in theirs { mine[key, default: shape].merge(shape) }
      self = .record(mine)
    default: self = .any
    }
  }

  /// Whether a value of the shape may be of another one, whatever is inside of both.
  func mayBe(_ other: ValueShape) -> Bool {
    switch (self, other) {
    case (.any, _), (_, .any): true
    case (.flag, _), (.number, _), (.text, _), (.list, _), (.record, _): name == other.name
    }
  }

  /// What a message calls a value of this shape.
  var name: String {
    switch self {
    case .any: "a value"
    case .flag: Value.flag(true).kindName
    case .number: Value.number(0).kindName
    case .text: Value.text("").kindName
    case .list: Value.list([]).kindName
    case .record: Value.record([:]).kindName
    }
  }
}

extension ValueShape {
  /// What is known of what a function gives.
  func result(of function: Function) -> ValueShape {
    switch function {
    case .count, .sum, .rounded: .number
    case .isEmpty, .contains: .flag
    case .first, .last, .min, .max: if case .list(let items) = self { items } else { .any }
    case .reversed, .filter, .sorted: self
    case .map: .list(of: .any)
    case .joined, .uppercased, .lowercased, .localized, .number, .percent, .currency, .date, .time, .duration,
      .relative, .list, .plural:
      .text
    }
  }
}
