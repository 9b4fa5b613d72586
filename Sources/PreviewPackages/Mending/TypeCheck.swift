internal import Foundation

/// Has the compiler look for errors without making a program, which takes a small part of the time.
struct TypeCheck {
  private let command: [String]

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
  }

  private static let unwanted: Set<String> = [
    "-c", "-emit-module", "-emit-dependencies", "-incremental", "-serialize-diagnostics", "-parseable-output",
    "-emit-objc-header",
  ]
  private static let unwantedPairs: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
  ]

  /// What the compiler says.
  func run() throws -> String {
    let outcome = try Shell.run(command)
    return outcome.output + outcome.errors
  }
}
