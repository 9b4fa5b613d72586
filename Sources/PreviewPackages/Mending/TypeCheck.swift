internal import Foundation

/// Has the compiler look for errors without making a program, which takes a small part of the time.
struct TypeCheck {
  /// The command without the files.
  private let command: [String]
  /// The files that the last build compiled.
  private let files: [String]
  /// Where the names of files are written for the compiler.
  private let folder: URL

  /// Takes the command with which the last build compiled a module; `nil` if there was none.
  init?(of module: String, in folder: URL) {
    let manifest = folder.appendingPathComponent(".build/debug.yaml")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  \"C.\(module)-") && $0.hasSuffix(".module\":") }),
      let line = lines[start...].prefix(20).first(where: { $0.hasPrefix("    args: ") }),
      let arguments = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8))
    else { return nil }
    var command: [String] = []
    var files: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if TypeCheck.unwanted.contains(argument) { continue }
      if TypeCheck.unwantedPairs.contains(argument) {
        rest = rest.dropFirst()
        continue
      }
      if argument.hasPrefix("@"), let list = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      {
        files += list.split(separator: "\n").map(TypeCheck.unquoted)
      } else {
        command.append(argument)
      }
    }
    self.command = command + ["-typecheck"]
    self.files = files
    self.folder = folder
  }

  private static let unwanted: Set<String> = [
    "-c", "-emit-module", "-emit-dependencies", "-incremental", "-serialize-diagnostics", "-parseable-output",
    "-emit-objc-header",
  ]
  private static let unwantedPairs: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
  ]

  /// What the compiler says of all files.
  func run() throws -> String {
    let sources = folder.appendingPathComponent("sources.txt")
    try FolderContents.write(present.map { TypeCheck.quoted($0) + "\n" }.joined(), to: sources)
    return try output(of: command + ["@\(sources.path)"])
  }

  /// What the compiler says of some of the files, for which it reads of the others no more than what they declare.
  func run(on some: [URL]) throws -> String {
    // The driver tells the command of the compiler proper for one file, which lists of files then take the place of.
    let outcome = try Shell.run(command.filter { $0 != "-enable-batch-mode" } + ["-wmo", TypeCheck.anyFile, "-###"])
    guard outcome.status == 0, let range = outcome.output.firstRange(of: " \(TypeCheck.anyFile) ") else {
      return try run()
    }
    let (all, checked) = (folder.appendingPathComponent("files.txt"), folder.appendingPathComponent("checked.txt"))
    try FolderContents.write(present.map { $0 + "\n" }.joined(), to: all)
    try FolderContents.write(some.map { $0.path + "\n" }.joined(), to: checked)
    let lists = " -filelist \(TypeCheck.quoted(all.path)) -primary-filelist \(TypeCheck.quoted(checked.path)) "
    return try output(of: ["sh", "-c", outcome.output.replacingCharacters(in: range, with: lists)])
  }

  /// The files without those that have been left out since the build.
  private var present: [String] { files.filter(FileManager.default.fileExists) }

  private func output(of command: [String]) throws -> String {
    let outcome = try Shell.run(command)
    return outcome.output + outcome.errors
  }

  private static let anyFile = "any-file.swift"

  /// A word for the shell, and for lists of arguments.
  private static func quoted(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }

  private static func unquoted(_ word: Substring) -> String {
    guard word.hasPrefix("'"), word.hasSuffix("'") else { return String(word) }
    return String(word.dropFirst().dropLast().replacing("'\\''", with: "'"))
  }
}
