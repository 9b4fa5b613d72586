/// What a compiler was at that crashed while it made a program: it has told of no error, and that file alone is in the way.
enum CompilerCrash {
  /// The error, by the name of the file that it is in; none if nothing has crashed.
  ///
  /// The stack dump tells the place, as in `for getter for total (at /code/Team/Row.swift:4:25)`, or the function by its
  /// mangled name, as in `on SILFunction "@$s4Team3RowV5totalSivr"`, which begins with the module and the type.
  ///
  /// - Parameters:
  ///   - output: What the build has said.
  ///   - module: The module whose files are looked for.
  ///   - fileDeclaring: The name of the file that declares something outside of all else.
  /// - Returns: The errors.
  static func errors(
    in output: String, of module: String, fileDeclaring: (String) -> String?
  ) -> [String: [CompilerError]] {
    guard let start = output.firstRange(of: "\nStack dump:\n") else { return [:] }
    // The first line of it has the names of all files.
    let dump = output[start.upperBound...].split(separator: "\n").filter { !$0.contains("Program arguments:") }
    for line in dump.reversed() {
      if let match = line.firstMatch(of: /\/(\w+)\/([^\/]+\.swift):(\d+):(\d+)/), match.output.1 == module[...] {
        let (row, column) = (Int(match.output.3) ?? 1, Int(match.output.4) ?? 1)
        return [String(match.output.2): [CompilerError(line: row, column: column, message: message)]]
      }
      if let match = line.firstMatch(of: /@\$s(\d+)(\w+)/), let length = Int(match.output.1),
        match.output.2.prefix(length) == module[...],
        let name = Self.name(in: match.output.2.dropFirst(length)), let file = fileDeclaring(name)
      {
        return [file: [CompilerError(line: 1, column: 1, message: message)]]
      }
    }
    return [:]
  }

  /// What is told of such a file.
  static let message = "the compiler crashes here"

  /// The first name of a mangled one: its length goes before it.
  private static func name(in mangled: Substring) -> String? {
    guard let match = mangled.firstMatch(of: /^(\d+)/), let length = Int(match.output.1) else { return nil }
    return String(mangled.dropFirst(match.output.1.count).prefix(length))
  }
}
