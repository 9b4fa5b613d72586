/// What a scenario says, as it is to be written; the same becomes YAML or JSON.
package indirect enum WrittenNode: Sendable, Hashable {
  /// A word or a number that is read as what it looks like.
  case plain(String)
  /// Text, whatever it looks like.
  case text(String)
  case nothing
  case list([WrittenNode])
  case map([Entry])
  /// What the scenario language has no way to say.
  case unwritable(String)
  /// A map that stands on lines of its own, such as a view, with a comment before it.
  case block([Entry], comment: String?)

  /// A key with its value.
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var value: WrittenNode

    package init(_ key: String, _ value: WrittenNode) {
      self.key = key
      self.value = value
    }
  }

  /// A map with one key.
  package static func pair(_ key: String, _ value: WrittenNode) -> WrittenNode { .map([Entry(key, value)]) }

  static func number(_ number: Double) -> WrittenNode { .plain(number.written) }
}

extension WrittenNode {
  /// The keys and values of a map, or `nil` for everything else.
  var entries: [Entry]? {
    switch self {
    case .map(let entries), .block(let entries, comment: _): entries
    case .plain, .text, .nothing, .list, .unwritable: nil
    }
  }

  /// What cannot be written, here or further in.
  var omissions: [String] {
    switch self {
    case .plain, .text, .nothing: []
    case .unwritable(let what): [what]
    case .list(let items): items.flatMap(\.omissions)
    case .map(let entries), .block(let entries, comment: _): entries.flatMap(\.value.omissions)
    }
  }
}

extension Double {
  /// The number as an author would write it: `3`, not `3.0`.
  fileprivate var written: String {
    guard let whole = Int64(exactly: self) else { return "\(self)" }
    return "\(whole)"
  }
}
