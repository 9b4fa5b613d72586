internal import Foundation

/// What the compiler says, taken apart.
enum CompilerMessages {
  /// The first error of each file in a folder, by the name of the file.
  static func errors(in output: String, under folder: URL) -> [String: String] {
    var found: [String: String] = [:]
    for line in output.split(separator: "\n") {
      guard let range = line.range(of: ": error: "), line.hasPrefix(folder.path) else { continue }
      let place = line[..<range.lowerBound].dropFirst(folder.path.count + 1)
      let parts = place.split(separator: ":")
      guard let name = parts.first.map(String.init), found[name] == nil else { continue }
      let number = parts.dropFirst().first.map { "line \($0): " } ?? ""
      found[name] = number + inPlainWords(String(line[range.upperBound...]))
    }
    return found
  }

  /// What an error says, with the missing name in front where one is missing.
  private static func inPlainWords(_ message: String) -> String {
    for pattern in ["cannot find '", "cannot find type '"] where message.hasPrefix(pattern) {
      let name = message.dropFirst(pattern.count).prefix { $0 != "'" }
      return "\(name) is not there"
    }
    return message
  }
}
