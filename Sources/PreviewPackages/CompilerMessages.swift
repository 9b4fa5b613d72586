internal import Foundation

/// An error in a file of the team's, as the compiler tells it.
package struct CompilerError: Sendable, Hashable, Codable {
  package var line: Int
  package var column: Int
  package var message: String

  /// The name that the compiler knows nothing of; `nil` if the error is another one.
  package var missingName: String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    if message.hasPrefix("cannot find ") || message.hasPrefix("no such module ") { return quoted.first }
    if message.contains("has no member ") { return quoted.last }
    return nil
  }
}

/// What the compiler says, taken apart.
enum CompilerMessages {
  /// The first error of each file in a folder, by the name of the file.
  static func errors(in output: String, under folder: URL) -> [String: CompilerError] {
    var found: [String: CompilerError] = [:]
    for line in output.split(separator: "\n") {
      guard let range = line.range(of: ": error: "), line.hasPrefix(folder.path + "/") else { continue }
      let place = line[..<range.lowerBound].dropFirst(folder.path.count + 1).split(separator: ":")
      guard let name = place.first.map(String.init), found[name] == nil else { continue }
      let numbers = place.dropFirst().compactMap { Int($0) }
      found[name] = CompilerError(
        line: numbers.first ?? 1, column: numbers.dropFirst().first ?? 1, message: String(line[range.upperBound...]))
    }
    return found
  }
}
