/// What a scenario file may not exceed, so that a hostile or broken one cannot exhaust the machine.
enum Limits {
  /// The size of a file in bytes.
  static let fileSize = 256 * 1024 * 1024
  /// How many bytes are taken from what does not say how many it has, such as standard input.
  static let streamSize = 64 * 1024 * 1024
  /// The size in bytes of all files together that a scenario includes.
  static let includedSize = 16 * 1024 * 1024
  /// How deep lists and maps may be nested; a view takes about two levels.
  static let depth = 200
  /// The number of values in a file of a size, with each alias counted as often as it is used.
  ///
  /// It guards against aliases of aliases, not against size: a value takes some four bytes of its own.
  static func values(in text: String) -> Int { max(2_000_000, text.utf8.count / 4) }
  /// How many maps with a key twice are found in one reading.
  static let repairs = 20
  /// The number of operators and operands in one expression.
  static let expressionParts = 120
}
