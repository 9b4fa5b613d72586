import Diagnostics
import Interface

/// What an author wrote out, or computes.
enum WrittenOrComputed<Written: Sendable, Computed: DynamicValue>: Sendable {
  case written(Written)
  case computed(Dynamic<Computed>)
}

extension WrittenOrComputed: Equatable where Written: Equatable {}

extension ValueSchema {
  /// What a shape takes, or text with `${…}` in it.
  static func computable<Written, Computed>(
    _ written: ValueSchema<Written>
  ) -> ValueSchema where Output == WrittenOrComputed<Written, Computed> {
    .scalar(
      "\(written.expectation), or '${…}'", schema: JSONValue.any(of: [written.schema, .binding]),
      write: { value in
        switch value {
        case .written(let value): written.write(value)
        case .computed(.expression(let expression)): .text(expression.template)
        case .computed(.constant): nil
        }
      },
      read: { scalar, reading in
        switch reading.template(scalar) {
        case .constant(let text)?:
          let plain = Scalar(text: text, style: scalar.style, place: scalar.place)
          return written.read(.scalar(plain), &reading).map { .written($0) }
        case .expression(let expression)?: return .computed(.expression(expression))
        case nil: return nil
        }
      })
  }
}

extension ValueSchema where Output == WrittenOrComputed<String, String> {
  /// A name for tests and references.
  static let identifier = computable(
    .scalar("text", schema: JSONValue.text, write: { .text($0.escaped) }, read: { scalar, _ in scalar.text }))
}

extension ValueSchema where Output == WrittenOrComputed<String, SpokenLanguage> {
  /// A language such as `en-US`.
  static let computableLanguage = computable(.language)
}

/// Traits, of which some are written out and some computed.
struct WrittenTraits: Sendable {
  var written: [AccessibilityTrait]
  var computed: [Dynamic<TraitNames>]

  /// The traits of a view; `nil` where there are none.
  init?(_ written: [AccessibilityTrait], _ computed: [Dynamic<TraitNames>]) {
    guard !written.isEmpty || !computed.isEmpty else { return nil }
    (self.written, self.computed) = (written, computed)
  }

  fileprivate init(_ parts: [Part]) {
    written = parts.compactMap { if case .written(let trait) = $0 { trait } else { nil } }
    computed = parts.compactMap { if case .computed(let names) = $0 { names } else { nil } }
  }

  fileprivate var parts: [Part] { written.map { .written($0) } + computed.map { .computed($0) } }

  fileprivate typealias Part = WrittenOrComputed<AccessibilityTrait, TraitNames>
}

extension ValueSchema where Output == WrittenTraits {
  /// Traits by their names; an expression yields one, a list of them, or nothing.
  static let traits = ValueSchema<[WrittenTraits.Part]>.oneOrMore(
    of: ValueSchema<WrittenTraits.Part>.computable(.trait), "a trait, or a list of them"
  ).map({ WrittenTraits($0) }, back: \.parts)
}
