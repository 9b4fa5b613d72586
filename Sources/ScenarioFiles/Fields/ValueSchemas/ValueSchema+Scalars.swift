import Diagnostics
import Interface

extension ValueSchema where Output == String {
  /// Text as it is written, whatever it looks like: `No` is text, and so is `1.10`.
  static let text = ValueSchema.scalar(
    "text", schema: JSONValue.text, write: { .text($0.escaped) },
    read: { scalar, reading in
      reading.plainText(scalar)
    })
}

extension ValueSchema where Output == Bool {
  /// `true` or `false`, and the words that YAML once took for them.
  static let flag = ValueSchema.scalar(
    "true or false", schema: FlagWord.schema, write: { .plain("\($0)") },
    read: {
      scalar, reading in
      if let flag = FlagWord.value(of: scalar.text) { return flag }
      reading.report(.wrongType(expected: "true or false", found: .scalar(scalar)))
      return nil
    })
}

extension ValueSchema where Output == Double {
  static let number = ValueSchema.number()

  /// A number from a range.
  static func number(in range: ClosedRange<Double>? = nil, _ expectation: String = "a number") -> ValueSchema {
    .scalar(
      expectation, schema: .numbers(in: range), write: { .number($0) },
      read: { scalar, reading in
        if let number = scalar.number, range?.contains(number) ?? true { return number }
        reading.report(
          .wrongType(expected: expectation, found: .scalar(scalar), hints: scalar.numberAdvice.map { [$0] } ?? []))
        return nil
      })
  }
}

extension JSONValue {
  /// The schema of a number from a range, whose ends may be open.
  fileprivate static func numbers(in range: ClosedRange<Double>?) -> JSONValue {
    var schema: JSONValue = ["type": "number"]
    if let range, range.lowerBound.isFinite { schema = schema.adding("minimum", .number(range.lowerBound)) }
    if let range, range.upperBound.isFinite { schema = schema.adding("maximum", .number(range.upperBound)) }
    return schema
  }
}

extension Scalar {
  /// What to write in place of a number in quotes, or one with a unit.
  fileprivate var numberAdvice: String? {
    if style != .plain, Scalar.number(in: text) != nil { return "write it without quotes" }
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count)
    guard Scalar.number(in: String(number)) != nil, !unit.isEmpty, unit.allSatisfy(\.isLetter) else { return nil }
    // Times are in seconds everywhere.
    if unit == "ms", let milliseconds = Double(number) {
      return "write it in seconds: \(Value.text(of: milliseconds / 1_000))"
    }
    return "write the number alone: \(number)"
  }
}

extension ValueSchema where Output == Int {
  /// A number without a fraction.
  static func wholeNumber(in range: ClosedRange<Int>, _ expectation: String) -> ValueSchema {
    let number = ValueSchema<Double>.number(in: Double(range.lowerBound)...Double(range.upperBound), expectation)
    return ValueSchema(
      expectation, schema: number.schema.adding("type", "integer"), write: { .plain("\($0)") },
      read: { node, reading in
        guard let value = number.read(node, &reading) else { return nil }
        if let whole = Int(exactly: value) { return whole }
        reading.report(.wrongType(expected: expectation, found: node))
        return nil
      })
  }

  /// How often or how many, from one on.
  static let count = wholeNumber(in: 1...1_000_000, "a whole number from 1 on")
}

extension ValueSchema where Output: RawRepresentable & CaseIterable & Sendable, Output.RawValue == String {
  /// One of the words of an enumeration.
  static func choice(_ noun: String) -> ValueSchema {
    let words = Output.allCases.map(\.rawValue)
    let schema: JSONValue = ["enum": .list(words.map { .text($0) })]
    return .scalar(
      "a \(noun)", schema: schema, write: { .plain($0.rawValue) },
      read: { scalar, reading in
        if let output = Output(rawValue: scalar.text) { return output }
        reading.report(.unknownWord("unknown-\(noun.kebab)", noun, scalar, among: words))
        return nil
      })
  }
}

extension ValueSchema where Output == String {
  /// One of a few words.
  static func choice(_ noun: String, id: String? = nil, of words: [String]) -> ValueSchema {
    .scalar(
      "a \(noun)", schema: ["enum": .list(words.map { .text($0) })],
      write: { words.contains($0) ? .plain($0) : nil },
      read: { scalar, reading in
        if words.contains(scalar.text) { return scalar.text }
        reading.report(.unknownWord(id ?? "unknown-\(noun.kebab)", noun, scalar, among: words))
        return nil
      })
  }
}

extension String {
  /// The words of a noun as they stand in the name of a diagnostic.
  var kebab: String { String(map { $0 == " " ? "-" : $0 }) }
}

extension JSONValue {
  /// Whatever may stand where text is expected.
  static let text: JSONValue = ["type": ["string", "number", "boolean"]]

  /// Text that a person meets, or its key in the app's tables.
  static let words: JSONValue = ["anyOf": [.text, .reference("stringKey")]]
}
