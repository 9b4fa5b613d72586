/// A value as scenarios write it; the same one becomes YAML or JSON.
indirect enum WrittenValue: Sendable, Hashable {
  /// A word that means the same everywhere, such as a step.
  case word(String)
  case text(String)
  case number(String)
  case flag(Bool)
  case map([Member])

  /// A key, which is a word, with its value.
  struct Member: Sendable, Hashable {
    var key: String
    var value: WrittenValue
  }

  static func pair(_ key: String, _ value: WrittenValue) -> WrittenValue {
    .map([Member(key: key, value: value)])
  }
}
