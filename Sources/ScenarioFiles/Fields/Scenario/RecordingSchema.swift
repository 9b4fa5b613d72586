import Diagnostics
import Interface

extension ValueSchema where Output == Recording {
  /// What was heard on a real device, to compare the simulation with.
  static let recording: ValueSchema = {
    let fields = ValueSchema.record(
      "a recording", Recording(name: "", source: "", heard: []),
      [
        Field("case", "The name of the case, such as LT-05.", .text, isRequired: true, into: \.name),
        Field(
          "source", "Where the recording was published, such as WWDC19-254.", .text, isRequired: true, into: \.source),
        Field(
          "system", "The system on which it was heard, such as iOS 13; it is simulated, or the nearest one.",
          .recordedSystem, into: \.system),
        Field(
          "year", "The year in which it was heard, if the version of the system is not known.",
          .wholeNumber(in: 2007...2100, "a year"), into: \.year),
        Field(
          "interface", "How the interface on that device is known.", .choice("knowledge"), isRequired: true,
          into: \.interface),
        Field(
          "settings", "What the person had set besides, as far as the source tells, such as hints: off.", .settings,
          into: \.settings),
        Field(
          "steps", "What the person does once the screen has opened; without it the screen is walked through.",
          ValueSchema<[Step]>.list(of: .step, "a list of steps"), into: \.steps),
        Field(
          "heard", "The utterances as the source has them, a line for each; … stands for words that it leaves out.",
          .list(of: .text, "a list of lines"), isRequired: true, into: \.heard),
        Field(
          "fragment", "Whether more may be heard before the first line and after the last.", .flag, into: \.isFragment),
        Field(
          "complete", "Whether each utterance was heard to its end, with every hint that it has.", .flag,
          into: \.isComplete),
        Field(
          "spoken", "Whether the source writes what the voice made of the words, such as thirty rubles for 30 ₽.",
          .flag,
          into: \.isSpoken),
        Field(
          "miss", "Why the simulation is wrong here.", .text,
          value: { if case .miss(let reason) = $0.exception { reason } else { nil } },
          store: { $0.exception = .miss($1) }),
        Field(
          "differs", "Why what was heard is not what is simulated, such as another toolkit.", .text,
          value: { if case .incomparable(let reason) = $0.exception { reason } else { nil } },
          store: { $0.exception = .incomparable($1) }),
      ])
    return ValueSchema(fields.expectation, schema: fields.schema, write: fields.write) { node, reading in
      let keys = (node.entries ?? []).map(\.key)
      if keys.contains(where: { $0.text == "miss" }), let key = keys.first(where: { $0.text == "differs" }) {
        reading.report(.twoExceptions(key))
      }
      return fields.read(node, &reading)
    }
  }()
}

extension ValueSchema where Output == RecordedSystem {
  /// A system with any version that it ever had, such as `iOS 9`.
  fileprivate static let recordedSystem: ValueSchema = {
    let systems = Platform.System.allCases.map(\.rawValue)
    let pattern = "^(\(systems.joined(separator: "|"))) [1-9][0-9]?$"
    return .scalar(
      "a system such as 'iOS 13'", schema: ["type": "string", "pattern": .text(pattern)],
      write: { .plain("\($0)") }
    ) { scalar, reading in
      let words = scalar.text.split(separator: " ")
      guard let word = words.first, let system = Platform.System(rawValue: String(word)) else {
        let named = Scalar(text: words.first.map(String.init) ?? "", style: scalar.style, place: scalar.place)
        reading.report(.unknownWord("unknown-system", "system", named, among: systems))
        return nil
      }
      guard words.count == 2, let version = Int(words[1]), (1...99).contains(version) else {
        reading.report(.noVersion(scalar, of: system))
        return nil
      }
      return RecordedSystem(system, version)
    }
  }()
}

extension Diagnostic {
  fileprivate static func noVersion(_ scalar: Scalar, of system: Platform.System) -> Diagnostic {
    Diagnostic(
      "unknown-version", "no major version in '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: ["write it as '\(system.rawValue) 26'", "a recording of which no version is known has a 'year' instead"])
  }

  fileprivate static func twoExceptions(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "two-exceptions", "a recording is either a miss or not comparable", at: key.place, length: key.writtenLength,
      hints: ["keep 'miss' if the simulation is wrong, and 'differs' if it is right to say something else"])
  }
}
