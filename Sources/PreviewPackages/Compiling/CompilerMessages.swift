internal import Foundation

/// What the compiler says, taken apart.
enum CompilerMessages {
  /// The errors in the files of a folder, by the name of the file.
  ///
  /// What a macro adds to a type is often wrong since something of the type is, from which it is made: that comes first.
  static func errors(in output: String, under folder: URL) -> [String: [CompilerError]] {
    var found: [String: [CompilerError]] = [:]
    var added: [String: [CompilerError]] = [:]
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
      if line.hasPrefix("macro expansion @") {
        if added[name]?.contains(error) != true { added[name, default: []].append(error) }
      } else if found[name]?.contains(error) != true {
        found[name, default: []].append(error)
      }
    }
    return found.merging(added) { own, _ in own }
  }

  /// What the compiler would say of modules that are not there in a file that imports them: it tells of the first alone.
  static func imports(of modules: Set<String>, in text: String) -> [CompilerError] {
    text.lines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: /^\s*(?:@\w+\s+)*import\s+(?:\w+\s+)?(\w+)/),
        modules.contains(String(match.output.1))
      else { return nil }
      let column = line.utf8.distance(from: line.startIndex, to: match.output.1.startIndex) + 1
      let message = "\(CompilerError.Kind.unknownModule.rawValue)\(match.output.1)'"
      return CompilerError(line: index + 1, column: column, message: message)
    }
  }

  /// What the compiler says; of a module that is called as its own view or type is, this is what is missing.
  private static func plain(_ message: Substring) -> String {
    if let module = message.firstMatch(
      of: /^cannot (?:call value of non-function|convert value of) type 'module<(\w+)>'/)?.output.1
    {
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
