import Diagnostics
import Interface

extension ValueSchema where Output == Platform {
  /// A system, with or without its major version: `iOS 26`.
  static let platform: ValueSchema = {
    let systems = Platform.System.allCases.map(\.rawValue)
    let pattern = "^(\(systems.joined(separator: "|")))( [0-9]+)?$"
    return .scalar(
      "a platform such as 'iOS 26'", schema: ["type": "string", "pattern": .text(pattern)],
      write: { .plain("\($0.system.rawValue) \($0.version)") }
    ) {
      scalar, reading in
      let words = scalar.text.split(separator: " ")
      guard let word = words.first, let system = Platform.System(rawValue: String(word)) else {
        let named = Scalar(text: words.first.map(String.init) ?? "", style: scalar.style, place: scalar.place)
        reading.report(.unknownWord("unknown-platform", "platform", named, among: systems))
        return nil
      }
      let known = Platform.knownVersions[system] ?? 1...1
      guard words.count > 1 else {
        return Platform(system, min(max(Platform.standard.version, known.lowerBound), known.upperBound))
      }
      guard words.count == 2, let version = Int(words[1]), known.contains(version) else {
        reading.report(.unknownVersion(scalar, of: system, known: known))
        return nil
      }
      return Platform(system, version)
    }
  }()
}

extension Diagnostic {
  fileprivate static func unknownVersion(
    _ scalar: Scalar, of system: Platform.System, known: ClosedRange<Int>
  ) -> Diagnostic {
    let major = scalar.text.split { " .".contains($0) }.dropFirst().first.flatMap { Int($0) }
      .flatMap { scalar.text.contains(".") && known.contains($0) ? $0 : nil }
    return Diagnostic(
      "unknown-version", "unknown version in '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: [
        major.map { "only the major version counts: write '\(system.rawValue) \($0)'" }
          ?? "known are \(system.rawValue) \(known.lowerBound) to \(known.upperBound); the system of a 'recording' can be older"
      ])
  }
}
