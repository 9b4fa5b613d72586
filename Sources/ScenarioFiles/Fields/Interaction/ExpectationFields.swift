import Diagnostics
import Interface

extension ValueSchema where Output == Expectation {
  /// The words, or a map of all that must hold.
  static let expectation: ValueSchema = {
    let fields = ValueSchema<[Expectation]>.expectations
    let map = ValueSchema(
      fields.expectation, schema: fields.schema.adding("minProperties", 1),
      write: { expectation in
        if case .all(let expectations) = expectation { return fields.write(expectations) }
        return fields.write([expectation])
      }
    ) { node, reading in
      guard let expectations = fields.read(node, &reading) else { return nil }
      if node.entries?.isEmpty == true { reading.report(.nothingExpected(at: node.place)) }
      return expectations.count == 1 ? expectations[0] : .all(expectations)
    }
    return .forms(
      "text, or a map of what must hold",
      text: ValueSchema<String>.text.map(
        { .exactly($0) }, back: { if case .exactly(let words) = $0 { words } else { nil } }),
      map: map)
  }()
}

extension ValueSchema where Output == [Expectation] {
  /// What can be expected of what was spoken, and of the way to it.
  fileprivate static let expectations = ValueSchema.record(
    "an expectation", [], Field.wholes + Expectation.Part.allCases.map(Field.part) + [Field.within])
}

extension Field<[Expectation]> {
  /// What can be expected of all the words together.
  fileprivate static let wholes = [
    words(
      "exactly", "These words were spoken, and no others with them.", Expectation.exactly,
      { if case .exactly(let words) = $0 { words } else { nil } }),
    words(
      "contains", "These words occur in what was spoken.", Expectation.contains,
      { if case .contains(let words) = $0 { words } else { nil } }),
    words(
      "not", "These words do not occur in what was spoken.", Expectation.not,
      { if case .not(let words) = $0 { words } else { nil } }),
    words(
      "matches", "What was spoken fits a pattern: * stands for any words, and /…/ is a regular expression.",
      of: .wordPattern, Expectation.matches, { if case .matches(let words) = $0 { words } else { nil } }),
  ]

  fileprivate static func part(_ part: Expectation.Part) -> Field {
    words(
      part.rawValue, part.summary, { .part(part, $0) },
      { if case .part(part, let words) = $0 { words } else { nil } })
  }

  fileprivate static let within = Field(
    "within", "How much it may take from the beginning of the task to here.", .budget,
    value: { expectations in
      for case .within(let budget) in expectations { return budget }
      return nil
    },
    store: { $0.append(.within($1)) })

  /// A key with words, and the expectation that it makes of them.
  private static func words(
    _ name: String, _ summary: String, of shape: ValueSchema<String> = .text,
    _ make: @escaping @Sendable (String) -> Expectation,
    _ words: @escaping @Sendable (Expectation) -> String?
  ) -> Field {
    Field(
      name, summary, shape, value: { expectations in expectations.lazy.compactMap(words).first },
      store: { $0.append(make($1)) })
  }
}

extension ValueSchema where Output == Expectation.Budget {
  fileprivate static let budget = ValueSchema.record(
    "a budget", Expectation.Budget(),
    [
      Field("gestures", "How many gestures it may take.", .count, into: \.gestures),
      Field(
        "seconds", "How many seconds of listening it may take.",
        .number(in: 0...(.infinity), "a number that is not negative"), into: \.seconds),
      Field("rate", "How fast VoiceOver speaks, in words per minute; 180 unless given.", .rate, into: \.rate),
    ])
}

extension ValueSchema where Output == Double {
  fileprivate static let rate = number(in: 1...2000, "words per minute, from 1 to 2000")
}

extension Expectation.Part {
  /// One sentence for the schema.
  fileprivate var summary: String {
    switch self {
    case .label: "The label has these words."
    case .value: "The value has these words."
    case .role: "The role has these words, such as button."
    case .state: "These words tell the state, such as selected or dimmed."
    case .hint: "The hint has these words."
    case .action: "An action of this name is offered."
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingExpected(at place: SourcePlace) -> Diagnostic {
    Diagnostic("nothing-expected", "an expectation needs at least one key", at: place)
  }
}
