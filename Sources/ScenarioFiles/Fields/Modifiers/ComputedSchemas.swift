import Diagnostics
import Interface

/// What an author wrote out, or computes.
enum WrittenOrComputed<Written: Sendable, Computed: DynamicValue>: Sendable {
  case written(Written)
  case computed(Dynamic<Computed>)
}

extension ValueSchema {
  /// What a shape takes, or text with `${…}` in it.
  static func computable<Written, Computed>(
    _ written: ValueSchema<Written>
  ) -> ValueSchema where Output == WrittenOrComputed<Written, Computed> {
    let schema = JSONValue.any(of: [written.schema, .binding])
    return .scalar("\(written.expectation), or '${…}'", schema: schema) { scalar, reading in
      switch reading.template(scalar) {
      case .constant(let text)?:
        let plain = Scalar(text: text, style: scalar.style, place: scalar.place)
        return written.read(.scalar(plain), &reading).map { .written($0) }
      case .expression(let expression)?: return .computed(.expression(expression))
      case nil: return nil
      }
    }
  }
}

extension ValueSchema where Output == WrittenOrComputed<String, String> {
  /// A name for tests and references.
  static let identifier = computable(.scalar("text", schema: JSONValue.text) { scalar, _ in scalar.text })
}

extension ValueSchema where Output == WrittenOrComputed<String, SpokenLanguage> {
  /// A language such as `en-US`.
  static let computableLanguage = computable(.language)
}

extension ValueSchema where Output == [WrittenOrComputed<AccessibilityTrait, TraitNames>] {
  /// Traits by their names; an expression yields one, a list of them, or nothing.
  static let traits = ValueSchema.oneOrMore(
    of: ValueSchema<WrittenOrComputed<AccessibilityTrait, TraitNames>>.computable(.trait), "a trait, or a list of them")
}

extension [WrittenOrComputed<AccessibilityTrait, TraitNames>] {
  /// What is written out.
  var written: [AccessibilityTrait] {
    compactMap { if case .written(let trait) = $0 { trait } else { nil } }
  }

  /// What is computed.
  var computed: [Dynamic<TraitNames>] {
    compactMap { if case .computed(let names) = $0 { names } else { nil } }
  }
}
