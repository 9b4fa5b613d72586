internal import Foundation

/// What the linker says: a file can compile and still need what nobody has made.
enum LinkerMessages {
  /// The errors, by the name of the file that has them.
  ///
  /// The linker knows no lines: `…/Team.build/Row.swift.o:…: error: undefined reference to 'name'`, or in other linkers
  /// `undefined symbol: name`, and the object file in a line below.
  ///
  /// - Parameters:
  ///   - output: What the build has said.
  ///   - module: The module whose files are looked for.
  /// - Returns: The errors.
  static func errors(in output: String, of module: String) -> [String: [CompilerError]] {
    var found: [String: [CompilerError]] = [:]
    var symbol: Substring?
    for line in output.split(separator: "\n") {
      if let match = line.firstMatch(of: /undefined (?:reference to|symbol:) ['`]?([^'` ]+)/) {
        symbol = match.output.1
      }
      guard let symbol, let folder = line.firstRange(of: "/\(module).build/"),
        let end = line[folder.upperBound...].firstRange(of: ".swift.o")
      else { continue }
      let error = CompilerError(line: 1, column: 1, message: "nothing has the symbol '\(symbol)'")
      let file = line[folder.upperBound..<end.lowerBound] + ".swift"
      if found[String(file)]?.contains(error) != true { found[String(file), default: []].append(error) }
    }
    return found
  }
}
