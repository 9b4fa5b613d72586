extension FormatArgument {
  /// The words of the argument under a specifier, as the system formats numbers for a language.
  func text(_ specifier: String, in environment: EnvironmentValues) -> ResolvedText {
    switch self {
    case .text(let text): return text.resolve(in: environment)
    case .string(let string): return ResolvedText(string)
    case .integer(let value):
      if specifier.hasSuffix("@") || FormatArgument.isPlain(specifier) {
        return ResolvedText(value.formatted(.number.locale(environment.locale)))
      }
      return ResolvedText(formatted(specifier, value))
    case .unsigned(let value):
      if specifier.hasSuffix("@") || FormatArgument.isPlain(specifier) {
        return ResolvedText(value.formatted(.number.locale(environment.locale)))
      }
      return ResolvedText(formatted(specifier, Int64(truncatingIfNeeded: value)))
    case .decimal(let value):
      if specifier.hasSuffix("@") { return ResolvedText(value.formatted(.number.locale(environment.locale))) }
      return ResolvedText(String(format: "%" + specifier, locale: environment.locale, value))
    }
  }

  private func formatted(_ specifier: String, _ value: Int64) -> String {
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
