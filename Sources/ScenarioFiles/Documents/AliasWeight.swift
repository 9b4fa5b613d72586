import Diagnostics

/// How much the aliases of a YAML file stand for, estimated from its text before anything is built.
///
/// Yams compares keys while it builds a document, and a key made of aliases of aliases would keep it busy for hours.
/// An alias counts towards the anchor before it; that is exact where each anchor has a line of its own.
enum AliasWeight {
  /// The error of a file whose keys stand for more than is read, or `nil` if all is well.
  ///
  /// - Complexity: linear in the length of the file, however long its lines are.
  static func problem(in source: SourceFile) -> Diagnostic? {
    guard source.text.withBytes({ $0.contains(UInt8(ascii: "&")) }), holdsOtherKeysThanText(source.text) else {
      return nil
    }
    let bytes = source.text.utf8
    let limit = Limits.values(in: source.text)
    var weights: [Substring: Int] = [:]
    var anchor: Substring?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let mark = bytes[index]
      let start = bytes.index(after: index)
      guard mark == UInt8(ascii: "&") || mark == UInt8(ascii: "*") else {
        index = start
        continue
      }
      let end = bytes[start...].firstIndex(where: endsName) ?? bytes.endIndex
      let name = source.text[start..<end]
      if mark == UInt8(ascii: "&") {
        anchor = name
        weights[name] = 1
      } else if let weight = weights[name] {
        guard weight <= limit else {
          let offset = bytes.distance(from: bytes.startIndex, to: index)
          return .tooManyValues(limit, at: source.place(atUTF8Offset: offset))
        }
        if let anchor { weights[anchor, default: 1] += weight }
      }
      index = end
    }
    return nil
  }

  /// Whether a byte cannot stand in the name of an anchor.
  private static func endsName(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") || "[]{},:&*".utf8.contains(byte) }

  /// Whether a key may be something else than text: an alias, a list, a map, or what stands after a question mark.
  private static func holdsOtherKeysThanText(_ text: String) -> Bool {
    text.contains(#/(^|[\s\[{,])\?\s|\*[^\s\[\]{},:]+\s*:|[\]}]\s*:/#)
  }
}
