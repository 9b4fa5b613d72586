import Diagnostics
import Interface

extension ValueSchema where Output == Expectation {
  /// The words, or a map of all that must hold.
  static let expectation: ValueSchema = {
    let fields = ValueSchema<[Expectation]>.expectations
    let map = ValueSchema(fields.expectation, schema: fields.schema.adding("minProperties", 1)) { node, reading in
      guard let expectations = fields.read(node, &reading) else { return nil }
      if node.entries?.isEmpty == true { reading.report(.nothingExpected(at: node.place)) }
      return expectations.count == 1 ? expectations[0] : .all(expectations)
    }
    return .forms("text, or a map of what must hold", text: ValueSchema<String>.text.map { .exactly($0) }, map: map)
  }()
}

extension ValueSchema where Output == [Expectation] {
  /// What can be expected of what was spoken, and of the way to it.
  fileprivate static let expectations = ValueSchema.record(
    "an expectation", [],
    [
      Field("exactly", "These words were spoken, and no others with them.", .text) { $0.append(.exactly($1)) },
      Field("contains", "These words occur in what was spoken.", .text) { $0.append(.contains($1)) },
      Field("not", "These words do not occur in what was spoken.", .text) { $0.append(.not($1)) },
      Field("matches", "What was spoken fits a pattern in which * stands for any words.", .text) {
        $0.append(.matches($1))
      },
    ]
      + Expectation.Part.allCases.map { part in
        Field(part.rawValue, part.summary, .text) { $0.append(.part(part, $1)) }
      } + [
        Field("within", "How much it may take from the beginning of the task to here.", .budget) {
          $0.append(.within($1))
        }
      ])
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
