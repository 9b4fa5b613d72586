internal import Foundation

/// Has the compiler look for errors without making a program, which takes a small part of the time.
struct TypeCheck {
  /// Checks all files of the module.
  private let command: [String]
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
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if TypeCheck.unwanted.contains(argument) { continue }
      if TypeCheck.unwantedPairs.contains(argument) {
        rest = rest.dropFirst()
        continue
      }
      command.append(argument)
    }
    self.command = command + ["-typecheck"]
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
    let outcome = try Shell.run(command)
    return outcome.output + outcome.errors
  }

  /// What the compiler says of some of the files, for which it reads of the others no more than what they declare.
  func run(on some: [URL]) throws -> String {
    guard let frontend = try frontend(for: some) else { return try run() }
    let outcome = try Shell.run(["sh", "-c", frontend])
    return outcome.output + outcome.errors
  }

  /// The command of the compiler proper, as its driver tells it of one file, with lists of files in the place of that one.
  private func frontend(for some: [URL]) throws -> String? {
    guard let sources = command.first(where: { $0.hasPrefix("@") })?.dropFirst(),
      let list = try? String(contentsOfFile: String(sources), encoding: .utf8)
    else { return nil }
    let driver = command.filter { $0 != "@\(sources)" && $0 != "-enable-batch-mode" }
    let outcome = try Shell.run(driver + ["-wmo", TypeCheck.anyFile, "-###"])
    guard outcome.status == 0, let range = outcome.output.firstRange(of: " \(TypeCheck.anyFile) ") else { return nil }
    let all = list.split(separator: "\n").map { $0.trimmingPrefix("'") }.map { $0.hasSuffix("'") ? $0.dropLast() : $0 }
    let (names, checked) = (folder.appendingPathComponent("files.txt"), folder.appendingPathComponent("checked.txt"))
    try FolderContents.write(all.map { $0 + "\n" }.joined(), to: names)
    try FolderContents.write(some.map { $0.path + "\n" }.joined(), to: checked)
    return outcome.output.replacingCharacters(
      in: range,
      with: " -filelist \(TypeCheck.quoted(names.path)) -primary-filelist \(TypeCheck.quoted(checked.path)) ")
  }

  private static let anyFile = "any-file.swift"

  /// A word for the shell.
  private static func quoted(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }
}
