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

  /// What the compiler looks at, from what is soon said to what can take it long.
  enum Depth: CaseIterable {
    /// What is declared: what does not know of a type, or has lost a promise, brings errors wherever it is used.
    case declarations
    /// All, without what takes long to say: what is wrong with that is most often a name of which is told sooner.
    case simpleExpressions
    /// All.
    case expressions

    /// What the compiler proper is told by; it counts what it tries, and not the time, so that it says the same again.
    fileprivate var options: String {
      switch self {
      case .declarations: " -experimental-skip-all-function-bodies\(Depth.simply)"
      case .simpleExpressions: Depth.simply
      case .expressions: ""
      }
    }

    private static let simply = " -solver-scope-threshold=5000"

    /// How many seconds of work a compiler has for what it reads first, and for one thing that is hard.
    fileprivate var patience: Int {
      switch self {
      case .declarations, .expressions: 16
      case .simpleExpressions: 10
      }
    }
  }

  /// What the compiler says of some of the files, for which it reads of the others no more than what they declare.
  ///
  /// A compiler that does not come to an end is stopped, and the place is told as an error. What it has not checked by then
  /// is checked without the file that it was at, and where all is to be said, this one by itself before it is told.
  func run(on some: [URL], _ depth: Depth = .expressions) throws -> String {
    guard !some.isEmpty else { return "" }
    let all = try present()
    // The driver tells the command of the compiler proper for one file, which lists of files then take the place of.
    let outcome = try Shell.run(command.filter { $0 != "-enable-batch-mode" } + ["-wmo", TypeCheck.anyFile, "-###"])
    guard outcome.status == 0, let range = outcome.output.firstRange(of: " \(TypeCheck.anyFile) ") else {
      let sources = folder.appendingPathComponent("sources.txt")
      try FolderContents.write(all.map { TypeCheck.quoted($0) + "\n" }.joined(), to: sources)
      return try output(of: command + ["@\(sources.path)"])
    }
    let list = folder.appendingPathComponent("files.txt")
    try FolderContents.write(all.map { $0 + "\n" }.joined(), to: list)
    let compiler = outcome.output.replacingCharacters(
      in: range, with: "\(depth.options) -filelist \(TypeCheck.quoted(list.path)) -primary-filelist ")
    let places = Set(some.map(\.path))
    let checked = all.filter(places.contains)
    // What is likely to take long is checked each by itself, so that it keeps no other from being checked.
    let most =
      switch depth {
      case .declarations: checked.count
      case .simpleExpressions: TypeCheck.mostTogether
      case .expressions: checked.count <= TypeCheck.mostAlone ? 1 : TypeCheck.mostTogether
      }
    var (shares, output) = (TypeCheck.shares(of: checked, each: most), "")
    while !shares.isEmpty {
      var rest: [ArraySlice<String>] = []
      for (share, words) in zip(shares, try words(of: compiler, on: shares, at: depth)) {
        output += words
        guard let stop = CompilerStop(in: words), let index = share.firstIndex(of: stop.file) else { continue }
        if depth != .expressions {
          output += stop.error + stop.errorOfFile
        } else if share.count == 1 {
          output += stop.error
        } else {
          rest.append([stop.file])
        }
        if index + 1 < share.endIndex { rest.append(share[(index + 1)...]) }
      }
      shares = rest
    }
    return output
  }

  /// What compilers say, each of a share of the files; as many of them work at the same time as there are processors.
  private func words(of compiler: String, on shares: [ArraySlice<String>], at depth: Depth) throws -> [String] {
    var (scripts, outputs): ([String], [URL]) = ([], [])
    for (number, share) in shares.enumerated() {
      let checked = folder.appendingPathComponent("checked-\(number).txt")
      try FolderContents.write(share.map { $0 + "\n" }.joined(), to: checked)
      let words = folder.appendingPathComponent("errors-\(number).txt")
      let call = compiler.replacing(
        " -primary-filelist ", with: " -primary-filelist \(TypeCheck.quoted(checked.path)) "
      )
      .trimmingCharacters(in: .newlines)
      let limit = depth.patience + share.count / TypeCheck.filesOfSecond
      let script = folder.appendingPathComponent("check-\(number).sh")
      try FolderContents.write(
        "(ulimit -S -t \(limit); exec \(call)) >\(TypeCheck.quoted(words.path)) 2>&1\ntrue\n", to: script)
      scripts.append(script.path)
      outputs.append(words)
    }
    let list = folder.appendingPathComponent("checks.txt")
    try FolderContents.write(scripts.map { "\"\($0)\"\n" }.joined(), to: list)
    // What a compiler is at when it is stopped is told without the way through the compiler itself.
    let count = ProcessInfo.processInfo.activeProcessorCount
    let command = "xargs -P \(count) -n 1 sh <\(TypeCheck.quoted(list.path))"
    _ = try Shell.run(["env", "LLVM_DISABLE_SYMBOLIZATION=1", "sh", "-c", command])
    return outputs.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
  }

  /// For how many files a compiler has one more second of work.
  private static let filesOfSecond = 3

  /// The files in shares of the same size: a compiler that does not come to an end is stopped the sooner the less it has
  /// to check, and each one reads all modules first.
  static func shares(of files: [String], each most: Int) -> [ArraySlice<String>] {
    let fewest = min(ProcessInfo.processInfo.activeProcessorCount, files.count / leastShare)
    let count = max(1, fewest, (files.count + most - 1) / max(1, most))
    // Those that take long often have names that begin alike, and stand beside each other.
    return (0..<count).map { first in stride(from: first, to: files.count, by: count).map { files[$0] }[...] }
  }

  private static let leastShare = 8
  private static let mostTogether = 64
  /// As many as are checked each by itself.
  private static let mostAlone = 36

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
