internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// A map of a JSON document, asked for what its keys mean.
struct JSONRecord {
  let place: SourcePlace
  private let values: [String: DocumentNode]

  init?(_ node: DocumentNode?) {
    guard let node, let entries = node.entries else { return nil }
    place = node.place
    values = Dictionary(entries.map { ($0.key.text, $0.value) }) { first, _ in first }
  }

  /// What stands after a key; `nil` for nothing and for null.
  subscript(key: String) -> DocumentNode? {
    guard let value = values[key], !value.isNull else { return nil }
    return value
  }

  func has(_ key: String) -> Bool { values[key] != nil }

  /// Words: those of a text, a number or a truth value; none if they are empty.
  func text(_ key: String) -> String? {
    guard let scalar = self[key]?.scalar, !scalar.text.isEmpty else { return nil }
    return scalar.text
  }

  /// A truth value, also where it is written as text or as a number.
  func flag(_ key: String, _ reading: inout CaptureReading) -> Bool? {
    guard let scalar = self[key]?.scalar else { return nil }
    switch scalar.text.lowercased() {
    case "true", "1": return true
    case "false", "0": return false
    case "": return nil
    default:
      reading.warnOnce(.notAFlag(scalar.text, key, at: scalar.place))
      return nil
    }
  }

  func number(_ key: String, _ reading: inout CaptureReading) -> Double? {
    guard let scalar = self[key]?.scalar else { return nil }
    return reading.number(scalar.text, key, at: scalar.place)
  }

  func record(_ key: String) -> JSONRecord? { JSONRecord(self[key]) }

  /// The items of a list; none if there is no list, which is reported if something else is there.
  func list(_ key: String, _ reading: inout CaptureReading) -> [DocumentNode] {
    guard let node = self[key] else { return [] }
    guard case .sequence(let items, _) = node else {
      reading.report(.wrongShape(key, expected: "a list", at: node.place))
      return []
    }
    return items
  }

  /// The texts of a list.
  func texts(_ key: String, _ reading: inout CaptureReading) -> [String] {
    list(key, &reading).compactMap { $0.scalar?.text }
  }

  /// A rectangle under keys of its own, as `{x, y, width, height}` or with an origin and a size.
  func rectangle(_ key: String, _ reading: inout CaptureReading) -> Rect? {
    guard let record = record(key) else { return nil }
    if let origin = record.record("origin"), let size = record.record("size") {
      return Rect([
        origin.number("x", &reading), origin.number("y", &reading), size.number("width", &reading),
        size.number("height", &reading),
      ])
    }
    var numbers = ["x", "y", "width", "height"].map { record.number($0, &reading) }
    // What reaches without end in one direction has no length there.
    if numbers[2] != nil { numbers[3] = numbers[3] ?? 0 } else if numbers[3] != nil { numbers[2] = 0 }
    return Rect(numbers)
  }
}
