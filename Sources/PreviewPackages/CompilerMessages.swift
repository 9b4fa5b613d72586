internal import Foundation

/// An error in a file of the team's, as the compiler tells it.
package struct CompilerError: Sendable, Hashable, Codable {
  package var line: Int
  package var column: Int
  package var message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The name that the compiler knows nothing of; `nil` if the error is another one.
  package var missingName: String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    let isOfName = message.hasPrefix("cannot find ") || message.hasPrefix("no such module ")
    return isOfName ? quoted.first : message.contains("has no member ") ? quoted.last : nil
  }
}

extension CompilerError {
  /// The module that is not there; `nil` if the error is another one.
  var missingModule: String? { message.hasPrefix(CompilerMessages.missingModule) ? missingName : nil }

  /// Whether it tells what is missing; other errors often follow from that.
  var isCause: Bool {
    missingName != nil || repeatedName != nil || message.hasPrefix("unknown attribute")
      || message.hasPrefix("no type named") || isOfIsolation
  }

  /// Whether a type cannot keep a promise for the actor that it belongs to, as all of some modules does.
  var isOfIsolation: Bool { message.hasPrefix("main actor-isolated conformance of '") }

  /// Whether the compiler has said nothing since that would have taken long.
  var isOfLimit: Bool {
    message.contains("in reasonable time") || message.hasPrefix("failed to produce diagnostic")
  }

  /// Whether the compiler may say more of the place if it has more time.
  var isUnsaid: Bool { isOfLimit || isOfStop }

  /// What is told of it: not in the names of what stands in for parts that are left out, which nobody has written.
  var words: String {
    let standIns = /\b_(?:PreviewGap|PreviewKept|PreviewUnknown|previewGap|withoutWords)/
    if message.contains(standIns) { return "it needs what is left out elsewhere" }
    return message.hasPrefix("failed to produce diagnostic") ? "the compiler does not say what is wrong" : message
  }

  /// Whether it is a value or a type that does not have what is asked of it.
  var lacksMember: Bool { message.contains("has no member ") && !message.hasPrefix("module ") }

  /// The name that stands for two things; `nil` if the error is another one.
  var repeatedName: String? {
    guard message.hasPrefix("invalid redeclaration of '") else { return nil }
    // A function is told with the labels of its parameters.
    return message.split(separator: "'").dropFirst().first?.split(separator: "(").first.map(String.init)
  }
}

/// What the compiler says, taken apart.
enum CompilerMessages {
  /// The errors in the files of a folder, by the name of the file.
  static func errors(in output: String, under folder: URL) -> [String: [CompilerError]] {
    var found: [String: [CompilerError]] = [:]
    let lines = output.split(separator: "\n")
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: ": error: ") else { continue }
      let isInMacro = line.hasPrefix("macro expansion ")
      // What a macro makes has no place of its own: the note below says where it is used.
      let place = isInMacro ? origin(in: lines[index...].dropFirst().prefix(3)) : line[..<range.lowerBound]
      // In what a macro has rewritten, files are named by their module.
      let origins = [folder.path + "/", folder.lastPathComponent + "/"]
      guard let place, let origin = origins.first(where: place.hasPrefix) else { continue }
      let parts = place.dropFirst(origin.count).split(separator: ":")
      guard let name = parts.first.map(String.init) else { continue }
      let numbers = parts.dropFirst().compactMap { Int($0) }
      let column = (numbers.dropFirst().first ?? 1) - (isInMacro ? 1 : 0)
      let error = CompilerError(
        line: numbers.first ?? 1, column: max(1, column), message: plain(line[range.upperBound...]))
      if found[name]?.contains(error) != true { found[name, default: []].append(error) }
    }
    return found
  }

  /// How it tells of a module that is not there.
  static let missingModule = "no such module "

  /// What the compiler would say of modules that are not there in a file that imports them: it tells of the first alone.
  static func imports(of modules: Set<String>, in text: String) -> [CompilerError] {
    text.lines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: /^\s*(?:@\w+\s+)*import\s+(?:\w+\s+)?(\w+)/),
        modules.contains(String(match.output.1))
      else { return nil }
      let column = line.utf8.distance(from: line.startIndex, to: match.output.1.startIndex) + 1
      return CompilerError(line: index + 1, column: column, message: "\(missingModule)'\(match.output.1)'")
    }
  }

  /// What the compiler says; of a module that is called as its own view or type is, this is what is missing.
  private static func plain(_ message: Substring) -> String {
    if let module = message.firstMatch(of: /^cannot call value of non-function type 'module<(\w+)>'/)?.output.1 {
      return "cannot find '\(module)' in scope"
    }
    if let module = message.firstMatch(of: /^cannot specialize non-generic type 'module<(\w+)>'/)?.output.1 {
      return "cannot find type '\(module)' in scope"
    }
    return String(message)
  }

  private static func origin(in lines: ArraySlice<Substring>) -> Substring? {
    for line in lines {
      if let end = line.range(of: ": note: expanded code originates here"), let start = line.range(of: "- /") {
        return line[line.index(before: start.upperBound)..<end.lowerBound]
      }
    }
    return nil
  }
}
