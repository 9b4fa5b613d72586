import Diagnostics
import Interface

extension ValueSchema where Output == Dynamic<String> {
  /// Text that may have `${…}` in it, or a key of the app's tables: what a person meets.
  static let template = ValueSchema(
    "text", schema: JSONValue.words, write: \.written,
    read: { node, reading in
      if node.isStringKey {
        return ValueSchema<LocalizedText>.stringKey.read(node, &reading).map { .expression(.localized($0)) }
      }
      guard let scalar = node.scalar, !scalar.isNull else {
        reading.reportNoText("text", node)
        return nil
      }
      return reading.words(scalar)
    })

  /// Text that may have `${…}` in it, and that nobody translates, such as the name of a symbol.
  static let code = ValueSchema.scalar(
    "text", schema: JSONValue.text, write: { .text($0.template) },
    read: { scalar, reading in
      switch reading.template(scalar) {
      case .constant(let text)?: .constant(text)
      case .expression(let expression)?: .expression(expression)
      case nil: nil
      }
    })
}

extension ValueSchema {
  /// What a constant shape takes, or `${…}`; `$name` is short for `${name}`.
  static func dynamic<Wrapped>(_ constant: ValueSchema<Wrapped>) -> ValueSchema where Output == Dynamic<Wrapped> {
    let expectation = "\(constant.expectation), or '${…}'"
    return .scalar(
      expectation, schema: ["anyOf": [constant.schema, .binding]], write: { $0.written(constant) },
      read: { scalar, reading in
        if scalar.isBinding { return reading.statePath(scalar, dropping: 1).map { .expression(.path($0)) } }
        guard scalar.text.holdsPlaceholder else {
          return reading.constant(scalar, constant)
        }
        switch reading.template(scalar) {
        case .expression(.interpolation)?, .constant?:
          reading.report(.wrongType(expected: expectation, found: .scalar(scalar)))
          return nil
        case .expression(let expression)?: return .expression(expression)
        case nil: return nil
        }
      })
  }
}

extension Reading {
  /// Reads a constant; if it is none but an expression, says how expressions are written.
  fileprivate mutating func constant<Wrapped>(_ scalar: Scalar, _ shape: ValueSchema<Wrapped>) -> Dynamic<Wrapped>? {
    let before = diagnostics.count
    if let value = shape.read(.scalar(scalar), &self) { return .constant(value) }
    let isWord = scalar.text.unicodeScalars.first?.startsWord ?? false
    if isWord, attempt({ $0.expression(scalar) }) != nil {
      forget(after: before)
      report(.bareExpression(scalar, expected: shape.expectation))
    }
    return nil
  }
}

extension ValueSchema where Output == Dynamic<Bool> {
  static let dynamicFlag = dynamic(.flag)

  /// A condition: an expression, which needs no `${…}` around it.
  static let condition = ValueSchema.scalar(
    "a condition", schema: ["type": ["string", "boolean"]],
    write: { condition in
      guard case .expression(let expression) = condition else { return dynamicFlag.write(condition) }
      return .text(expression.written)
    },
    read: { scalar, reading in
      // State may be called `on`.
      if !reading.names.contains(scalar.text), let flag = FlagWord.value(of: scalar.text) { return .constant(flag) }
      if scalar.text.holdsPlaceholder { return dynamicFlag.read(.scalar(scalar), &reading) }
      return reading.expression(scalar).map { .expression($0) }
    })
}

extension Dynamic {
  /// A constant as its shape writes it, or `${…}`.
  fileprivate func written(_ shape: ValueSchema<Wrapped>) -> WrittenNode? {
    switch self {
    case .constant(let value): shape.write(value)
    case .expression(let expression): .text(expression.template)
    }
  }
}

extension Dynamic<String> {
  /// Text with `${…}` in it.
  var template: String {
    switch self {
    case .constant(let text): text.escapedInTemplate
    case .expression(let expression): expression.template
    }
  }
}

extension ValueSchema where Output == Dynamic<Double> {
  static let dynamicNumber = dynamic(.number)
}

extension Diagnostic {
  fileprivate static func bareExpression(_ scalar: Scalar, expected: String) -> Diagnostic {
    .wrongType(
      expected: expected, found: .scalar(scalar), hints: ["write '${\(scalar.excerpt)}' if it is an expression"])
  }
}
