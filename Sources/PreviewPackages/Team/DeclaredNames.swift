internal import Foundation

/// Which of some files declare a name, so that it can be told of a name that is missing where it is.
package struct DeclaredNames {
  /// The files that declare a name for others, or a type anywhere.
  private var declaring: [String: [URL]] = [:]
  /// The files that add a member to a type.
  private var adding: [String: [URL]] = [:]

  package init(_ files: [TeamFile]) {
    for file in files {
      for name in file.names.union(DeclaredNames.types(in: file.text)) { declaring[name, default: []].append(file.url) }
      for member in Set(file.extensions.flatMap(\.members)) { adding[member, default: []].append(file.url) }
    }
  }

  /// The first file that declares a name; `nil` if none does.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isMember: Whether it is to be had of something.
  ///   - file: A file that does not count.
  /// - Returns: The file.
  func file(declaring name: String, isMember: Bool, besides file: URL) -> URL? {
    (isMember ? adding : declaring)[name]?.first { $0 != file }
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// The names of the types that are declared in some source, inside other types too.
  private static func types(in text: String) -> Set<String> {
    var types: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var isAfterKind = false
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: "//".utf8) { continue }
      for word in line.prefix(longestBeginning).split(whereSeparator: { !SourceCursor.isWord($0) }) {
        let word = String(Substring(word))
        if isAfterKind {
          types.insert(word)
          break
        }
        isAfterKind = kinds.contains(word)
      }
    }
    return types
  }

  /// How far into its line a declaration begins at most.
  private static let longestBeginning = 120
}
