import Diagnostics
import Interface
import StringCatalogs

extension Reading {
  /// Reads the tables that a scenario and what it includes name, before anything that may stand in them.
  mutating func loadStrings(of node: DocumentNode) {
    // What is wrong with the scenario's own is told where its keys are read.
    let own = node.value(of: IncludedFiles.stringsKey).map { value in
      (value, attempt { ValueSchema<Strings>.strings.read(value, &$0) }, file.name)
    }
    let included = includedStrings.map { value, name in (value, ValueSchema<Strings>.strings.read(value, &self), name) }
    let all = (own.map { [$0] } ?? []) + included
    guard !all.isEmpty else { return }
    let platform = node.value(of: "platform").flatMap { value in
      attempt { ValueSchema<Platform>.platform.read(value, &$0) }
    }
    var tables: [StringTable] = []
    var isComplete = true
    for (value, strings, name) in all {
      guard let strings else {
        isComplete = false
        continue
      }
      var reader = StringsReader(
        besides: name, on: platform ?? defaults.platform,
        locale: node.value(of: "locale")?.scalar?.text ?? defaults.locale)
      tables += reader.tables(of: Array(zip(strings.files, value.scalars)), strings)
      for diagnostic in reader.diagnostics { report(diagnostic) }
      errorsElsewhere += reader.errors
      otherPaths += reader.paths
      if !reader.diagnostics.isEmpty || !reader.errors.isEmpty { isComplete = false }
    }
    strings = isComplete ? .known(AppStrings(tables)) : .unknown
  }

  /// Text as a person meets it: where it is a key of the app's tables, the words that stand there.
  mutating func words(_ scalar: Scalar) -> Dynamic<String>? {
    if !commentedLines.isEmpty { checkComment(after: scalar) }
    return switch template(scalar) {
    case .constant(let text)?: localized(text, at: scalar.place) ?? .constant(text)
    case .expression(.interpolation(let parts))?:
      localized(parts, at: scalar.place) ?? .expression(.interpolation(parts))
    case .expression(let expression)?: .expression(expression)
    case nil: nil
    }
  }

  /// The words for a text that is a key.
  func localized(_ text: String, at place: SourcePlace) -> Dynamic<String>? {
    guard case .known(let tables) = strings, tables.has(text) else { return nil }
    return .expression(.localized(LocalizedText(text, origin: place)))
  }

  /// The words for a text with expressions inside that is a key with gaps.
  func localized(_ parts: [Expression], at place: SourcePlace) -> Dynamic<String>? {
    guard case .known(let tables) = strings, let (key, arguments) = tables.key(of: parts) else { return nil }
    return .expression(.localized(LocalizedText(key, arguments, origin: place)))
  }

  /// Checks that a key stands in the app's tables.
  fileprivate mutating func check(_ key: Scalar) {
    switch strings {
    case .none: report(.noStrings(key))
    case .known(let tables) where !tables.has(key.text):
      report(.unknownWord("unknown-string", "key of 'strings'", key, among: tables.knownKeys))
    case .known, .unknown: break
    }
  }
}

extension DocumentNode {
  /// What stands in a list, or alone.
  fileprivate var scalars: [Scalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .sequence(let items, _): items.compactMap(\.scalar)
    case .mapping: []
    }
  }

  /// Whether this is a key of the app's tables, with or without what stands in its gaps; no other map has the key `key`.
  var isStringKey: Bool {
    entries?.contains { $0.key.text == "key" } ?? false
  }
}

extension ValueSchema where Output == LocalizedText {
  /// A key of the app's tables with what stands in the gaps.
  static let stringKey = ValueSchema.record(
    "a key of 'strings'", LocalizedText(""),
    [
      Field(
        "key", "The key of a text in the tables of 'strings'.", .tableKey, isRequired: true,
        value: {
          Scalar(text: $0.key, style: .doubleQuoted, place: $0.origin)
        },
        store: {
          $0.key = $1.text
          $0.origin = $1.place
        }),
      Field(
        "with", "What stands in the gaps of the words, in their order.",
        .oneOrMore(of: .dynamicValue, "a value, or a list of them"),
        value: { $0.arguments.isEmpty ? nil : $0.arguments.map { .expression($0) } },
        store: { $0.arguments = $1.map(\.asExpression) }),
    ])
}

extension ValueSchema where Output == Scalar {
  /// A key that stands in the app's tables.
  fileprivate static let tableKey = ValueSchema.scalar(
    "a key", schema: JSONValue.text, write: { .text($0.text) },
    read: { scalar, reading in
      reading.check(scalar)
      return scalar
    })
}

extension Dynamic<Value> {
  /// The value as an expression, which is a literal where nothing is computed.
  fileprivate var asExpression: Expression {
    switch self {
    case .constant(let value): .literal(value)
    case .expression(let expression): expression
    }
  }
}

extension Dynamic<String> {
  /// Words as they are written: text, or a key with what stands in its gaps.
  var written: WrittenNode {
    guard case .expression(.localized(let text)) = self else { return .text(template) }
    if text.arguments.isEmpty { return .text(text.key.escapedInTemplate) }
    if let interpolation = text.interpolation { return .text(interpolation.template) }
    return ValueSchema<LocalizedText>.stringKey.write(text) ?? .unwritable(text.key)
  }
}

extension Diagnostic {
  fileprivate static func noStrings(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "no-strings", "a key needs 'strings' at the top of the scenario", at: key.place, length: key.writtenLength,
      hints: ["write 'strings: Localizable.xcstrings'"])
  }
}
