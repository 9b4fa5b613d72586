import Diagnostics

extension [DocumentNode.Entry] {
  /// An error for each key that a map has more than once.
  func duplicateKeys() -> [Diagnostic] {
    // Most maps are too small to be worth a table.
    guard count > 8 || hasSomeKeyTwice else { return [] }
    var first: [String: Scalar] = [:]
    first.reserveCapacity(count)
    return compactMap { entry in
      guard let earlier = first[entry.key.text] else {
        first[entry.key.text] = entry.key
        return nil
      }
      return .duplicateKey(entry.key, first: earlier.place)
    }
  }

  /// Whether a map has a key twice, found by comparing each with those before it.
  private var hasSomeKeyTwice: Bool {
    indices.contains { index in self[..<index].contains { $0.key.text == self[index].key.text } }
  }
}

extension Diagnostic {
  static func duplicateKey(_ key: Scalar, first place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "duplicate-key", "the key '\(key.text)' stands here a second time", at: key.place, length: key.writtenLength,
      notes: [Note("'\(key.text)' stands here first", at: place)])
  }

  static func tooDeep(at place: SourcePlace) -> Diagnostic {
    Diagnostic("too-deep", "lists and maps are nested more than \(Limits.depth) levels deep", at: place)
  }

  static func tooManyValues(_ limit: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "too-many-values", "the file holds more than \(limit) values, counting each alias where it is used", at: place)
  }
}

extension Scalar {
  /// How many columns the text takes in the file, as far as can be told without looking there.
  var writtenLength: Int {
    let count = text.unicodeScalars.count
    switch style {
    case .plain: return max(count, 1)
    case .singleQuoted, .doubleQuoted: return count + 2
    case .block: return 1
    }
  }
}
