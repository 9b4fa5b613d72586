/// The source of members for the type that stands for those that are not there: what is named by a point alone, as in
/// `shape: .circle`, is looked for in it where a parameter or a property has that type.
enum UnknownMembers {
  static func source(for files: [TeamFile]) -> String {
    let names = files.reduce(into: Set<String>()) { $0.formUnion(UnknownMembers.names(in: $1.text)) }
      .subtracting(UnknownMembers.words).sorted()
    let members = names.map { name in
      "  nonisolated static var `\(name)`: \(Mender.unknownType) { \(Mender.unknownType)() }\n"
    }
    return "extension \(Mender.unknownType) {\n\(members.joined())}\n"
  }

  /// The words after points that nothing stands in front of.
  static func names(in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    var names: Set<String> = []
    var previous: Int?
    for index in bytes.indices where bytes[index] > UInt8(ascii: " ") {
      if bytes[index] == UInt8(ascii: "."), let previous, isBeginning(after: previous, at: index, in: bytes) {
        let word = bytes[(index + 1)...].prefix(while: SourceWords.isPart)
        if let first = word.first, first == UInt8(ascii: "_") || first.isSmallLetter {
          names.insert(String(decoding: word, as: UTF8.self))
        }
      }
      previous = index
    }
    return names
  }

  /// Whether a value begins at a point: what stands before it opens, separates or gives something.
  private static func isBeginning(after previous: Int, at index: Int, in bytes: [UInt8]) -> Bool {
    if opening.contains(bytes[previous]) { return true }
    guard index > previous + 1 else { return false }
    return bytes[previous] == UInt8(ascii: "?") || bytes[...previous].suffix(giving.count).elementsEqual(giving)
  }

  private static let opening: Set<UInt8> = Set("([,:=".utf8)
  private static let giving = Array("return".utf8)

  /// Members that each type has, and words that cannot be names of others.
  private static let words: Set<String> = ["self", "init", "_made"]
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self &- UInt8(ascii: "a") < 26 }
}
