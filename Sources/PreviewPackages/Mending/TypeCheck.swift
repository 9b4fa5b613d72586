internal import Foundation

/// Has the compiler look for errors without making a program, which takes a small part of the time.
struct TypeCheck {
  /// The command without the files.
  private let command: [String]
  /// The files that are to be compiled.
  private let files: [String]
  /// Where the names of files are written for the compiler.
  private let folder: URL

  /// Takes the command with which a module is to be compiled; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - folder: Where the names of files are written.
  ///   - plan: The file in which SwiftPM plans the build.
  init?(of module: String, in folder: URL, planned plan: URL) {
    guard let text = try? String(contentsOf: plan, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  \"C.\(module)-") && $0.hasSuffix(".module\":") }),
      let arguments = TypeCheck.list("args", in: lines[start...]),
      let inputs = TypeCheck.list("inputs", in: lines[start...])
    else { return nil }
    var command: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // The list of the files is written when they are compiled, and that may never have been.
      if TypeCheck.unwanted.contains(argument) || argument.hasPrefix("@") { continue }
      if TypeCheck.unwantedPairs.contains(argument) {
        rest = rest.dropFirst()
        continue
      }
      command.append(argument)
    }
    files = inputs.filter { $0.hasSuffix(".swift") }
    self.command = command + ["-typecheck"] + TypeCheck.inFewBatches
    self.folder = folder
  }

  /// A list that the plan has for a command.
  private static func list(_ name: String, in lines: ArraySlice<Substring>) -> [String]? {
    let mark = "    \(name): "
    guard let line = lines.prefix(20).first(where: { $0.hasPrefix(mark) }) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(mark.count).utf8))
  }

  /// Has the compiler work on as many files at once as it can: for each batch it reads all modules and all other files.
  static let inFewBatches = ["-driver-batch-size-limit", "1000"]

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
    try FolderContents.write(present().map { TypeCheck.quoted($0) + "\n" }.joined(), to: sources)
    return try output(of: command + ["@\(sources.path)"])
  }

  /// What the compiler says of some of the files, for which it reads of the others no more than what they declare.
  func run(on some: [URL]) throws -> String {
    guard !some.isEmpty else { return "" }
    // The driver tells the command of the compiler proper for one file, which lists of files then take the place of.
    let outcome = try Shell.run(command.filter { $0 != "-enable-batch-mode" } + ["-wmo", TypeCheck.anyFile, "-###"])
    guard outcome.status == 0, let range = outcome.output.firstRange(of: " \(TypeCheck.anyFile) ") else {
      return try run()
    }
    let all = folder.appendingPathComponent("files.txt")
    try FolderContents.write(present().map { $0 + "\n" }.joined(), to: all)
    var (commands, outputs): ([String], [String]) = ([], [])
    for (number, share) in TypeCheck.shares(of: some).enumerated() {
      let checked = folder.appendingPathComponent("checked-\(number).txt")
      try FolderContents.write(share.map { $0.path + "\n" }.joined(), to: checked)
      let lists = " -filelist \(TypeCheck.quoted(all.path)) -primary-filelist \(TypeCheck.quoted(checked.path)) "
      let words = TypeCheck.quoted(folder.appendingPathComponent("errors-\(number).txt").path)
      let compiler = outcome.output.replacingCharacters(in: range, with: lists).trimmingCharacters(in: .newlines)
      commands.append("\(compiler) >\(words) 2>&1 &")
      outputs.append(words)
    }
    let script = commands.joined(separator: " ") + " wait; cat " + outputs.joined(separator: " ")
    return try output(of: ["sh", "-c", script])
  }

  /// The files for each of the compilers that work at the same time: each reads all modules first.
  private static func shares(of files: [URL]) -> [ArraySlice<URL>] {
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.count / leastShare))
    return (0..<count).map { files[files.count * $0 / count..<files.count * ($0 + 1) / count] }
  }

  private static let leastShare = 8

  /// The files without those that have been left out since it was planned.
  private func present() throws -> [String] {
    let present = files.filter(FileManager.default.fileExists)
    guard present.contains(where: TypeCheck.isBundle) == files.contains(where: TypeCheck.isBundle) else {
      // SwiftPM writes what declares the module's bundle when it compiles the module for the first time.
      let bundle = folder.appendingPathComponent("bundle.swift")
      try FolderContents.write(
        "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n", to: bundle)
      return present + [bundle.path]
    }
    return present
  }

  private static func isBundle(_ file: String) -> Bool { file.hasSuffix("/resource_bundle_accessor.swift") }

  private func output(of command: [String]) throws -> String {
    let outcome = try Shell.run(command)
    return outcome.output + outcome.errors
  }

  private static let anyFile = "any-file.swift"

  /// A word for the shell, and for lists of arguments.
  private static func quoted(_ word: String) -> String { "'\(word.replacing("'", with: "'\\''"))'" }
}
