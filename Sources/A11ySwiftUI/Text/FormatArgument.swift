/// What stands in for a specifier of a format.
enum FormatArgument: Equatable, @unchecked Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case decimal(Double)
  case string(String)
  case text(Text)

  /// The number that plural forms go by.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .decimal(let value): value
    case .string, .text: nil
    }
  }
}

extension FormatArgument {
  /// The words of the argument under a specifier, as the system formats numbers for a language.
  func text(_ specifier: String, in environment: EnvironmentValues) -> ResolvedText {
    switch self {
    case .text(let text): return text.resolve(in: environment)
    case .string(let string): return ResolvedText(string)
    case .integer(let value): return ResolvedText(words(of: value, specifier, in: environment))
    case .unsigned(let value): return ResolvedText(words(of: value, specifier, in: environment))
    case .decimal(let value):
      if specifier.hasSuffix("@") { return ResolvedText(value.formatted(.number.locale(environment.locale))) }
      return ResolvedText(String(format: "%" + specifier, locale: environment.locale, value))
    }
  }

  private func words<Value: BinaryInteger>(
    of value: Value, _ specifier: String, in environment: EnvironmentValues
  ) -> String {
    if specifier.hasSuffix("@") || FormatArgument.isPlain(specifier) {
      return IntegerFormatStyle<Value>(locale: environment.locale).format(value)
    }
    let value = Int64(truncatingIfNeeded: value)
    guard let conversion = specifier.last else { return "\(value)" }
    if "fFeEgGaA".contains(conversion) { return String(format: "%" + specifier, Double(value)) }
    let flags = specifier.dropLast().filter { !"hlqLzt".contains($0) }
    return String(format: "%\(flags)ll\(conversion)", value)
  }

  /// Whether a specifier says nothing but that an integer is meant.
  private static func isPlain(_ specifier: String) -> Bool {
    ["d", "i", "u", "ld", "lu", "lld", "llu", "li", "lli", "qd", "qu", "zd", "zu"].contains(specifier)
  }
}
