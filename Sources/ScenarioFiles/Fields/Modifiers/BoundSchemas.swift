import Diagnostics
import Interface

extension ValueSchema where Output == Bound {
  /// A constant of a shape, `$name` for a place in state, or `${…}`.
  static func bound<Constant: ValueConvertible>(to constant: ValueSchema<Constant>) -> ValueSchema {
    let expectation = "\(constant.expectation), '$name' or '${…}'"
    let dynamic = ValueSchema<Dynamic<Constant>>.dynamic(constant)
    return .scalar(
      expectation, schema: ["anyOf": [constant.schema, .binding]], write: { $0.written },
      read: { scalar, reading in
        if scalar.isBinding {
          guard let path = reading.statePath(scalar, dropping: 1) else { return nil }
          if let shape = try? reading.names.shape(of: path), !Constant.canBe(shape) {
            reading.report(.wrongState(scalar, expected: constant.expectation, found: shape))
            return nil
          }
          return Bound(to: path)
        }
        switch reading.hinting({ $0.bindingAdvice(scalar) }, { dynamic.read(.scalar(scalar), &$0) }) {
        case .constant(let constant)?: return Bound(.constant(constant.value))
        case .expression(let expression)?: return Bound(.expression(expression))
        case nil: return nil
        }
      })
  }

  /// The state of a switch: what a flag can be, or `mixed`.
  static let boundSwitch: ValueSchema = {
    let flag = bound(to: .flag)
    return ValueSchema(
      "\(flag.expectation) or mixed", schema: ["anyOf": [["enum": ["mixed"]], flag.schema]], write: { $0.written }
    ) { node, reading in
      node.scalar?.text == "mixed" ? Bound(.constant(.text("mixed"))) : flag.read(node, &reading)
    }
  }()

  /// Text as it is written, `$name` or `${…}`.
  static let boundText = bound { Value.text($0.text) }

  /// `$name` or `${…}`: what comes and goes.
  static let boundItem = ValueSchema.scalar(
    "'$name' or '${…}'", schema: .binding, write: { $0.written },
    read: { scalar, reading in
      guard scalar.text.hasPrefix("$") else {
        reading.report(.wrongType(expected: "'$name' or '${…}'", found: .scalar(scalar)))
        return nil
      }
      return boundValue.read(.scalar(scalar), &reading)
    })

  /// Any value, `$name` or `${…}`.
  static let boundValue = bound { $0.value }

  private static func bound(_ constant: @escaping @Sendable (Scalar) -> Value) -> ValueSchema {
    .scalar(
      "a value, '$name' or '${…}'", schema: JSONValue.text, write: { $0.written },
      read: { scalar, reading in
        if scalar.isBinding { return reading.binding(scalar) }
        switch reading.template(scalar) {
        case .constant(let text)?:
          return Bound(.constant(constant(Scalar(text: text, style: scalar.style, place: scalar.place))))
        case .expression(let expression)?: return Bound(.expression(expression))
        case nil: return nil
        }
      })
  }
}

extension Bound {
  /// The value, or `$name` for the place in state that the control changes.
  var written: WrittenNode {
    if let path { return .text("$\(path.written)") }
    if case .constant(.text(let text)) = value { return .text(text.escapedBesideBindings) }
    return value.written
  }
}

/// What can stand in state.
protocol ValueConvertible: Sendable, Hashable {
  var value: Value { get }
  /// Whether state of a shape can stand in for it.
  static func canBe(_ shape: ValueShape) -> Bool
}

extension Bool: ValueConvertible {
  var value: Value { .flag(self) }
  static func canBe(_ shape: ValueShape) -> Bool {
    switch shape {
    // Text is `mixed`.
    case .any, .flag, .text: true
    case .number, .list, .record: false
    }
  }
}

extension Scalar {
  var isBinding: Bool { text.isBinding }
}

extension String {
  /// Whether the text is `$` with a name after it; a price such as `$5` is not.
  var isBinding: Bool {
    let scalars = unicodeScalars
    guard scalars.first == "$", let second = scalars.dropFirst().first else { return false }
    return second.startsWord
  }
}

extension Reading {
  /// What to write in place of the bare name of state, which the control is to change.
  func bindingAdvice(_ scalar: Scalar) -> String? {
    let root = String(scalar.text.prefix { $0 != "." && $0 != "[" })
    if names.contains(root) { return "write '$\(scalar.excerpt)' for the state" }
    let flags = ["true", "false", "yes", "no", "on", "off", "mixed"]
    guard scalar.isName, FlagWord.value(of: scalar.text) == nil,
      NearMiss.candidates(for: scalar.text, among: flags).isEmpty
    else { return nil }
    return "write '$\(scalar.excerpt)', and '\(scalar.excerpt)' into the 'state' of the scenario"
  }

  /// Reads `$name`.
  mutating func binding(_ scalar: Scalar) -> Bound? {
    statePath(scalar, dropping: 1).map { Bound(to: $0) }
  }
}

extension Diagnostic {
  /// The error for a name of state that holds something else than its place needs.
  static func wrongState(_ scalar: Scalar, expected: String, found shape: ValueShape) -> Diagnostic {
    Diagnostic(
      "wrong-type", "expected \(expected), found \(shape.name) in '\(scalar.excerpt)'", at: scalar.place,
      length: scalar.writtenLength)
  }
}

extension JSONValue {
  /// `$name` or text with an expression in it.
  static let binding: JSONValue = ["type": "string", "pattern": "^\\$|\\$\\{"]
}
