/// What has one of a few values, by a name that files and command lines use: a setting, or a reading of the sources.
package protocol NamedChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What a message calls it: `setting`.
  static var noun: String { get }
  /// The values that it can have.
  var domain: ChoiceDomain { get }
  /// The value where nobody says otherwise.
  var standard: Value { get }
  /// What it decides, for the schema and for help.
  var summary: String { get }
}

/// The values that a named choice can have.
package enum ChoiceDomain: Sendable, Hashable {
  case flag
  case choice([String])

  /// The values in their order.
  package var values: [Value] {
    switch self {
    case .flag: [.flag(false), .flag(true)]
    case .choice(let words): words.map(Value.text)
    }
  }
}
