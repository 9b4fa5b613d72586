internal import Diagnostics
internal import Foundation

/// The files in a folder that are scenarios: projects have YAML and JSON for other tools beside them.
///
/// A scenario has one of the keys `scenario`, `screens`, `views` and `flows` at its top, whatever is wrong with it; or it
/// names the schema of scenarios, and is not for others to include. Anything else is read only where it is named.
package enum ScenarioFile {
  /// How many bytes of a file are read to find its first key.
  private static let headSize = 4096
  /// The name of the schema of scenarios, which editors find after `$schema`.
  private static let schema = "a11ysim.schema.json"

  /// Whether the file at a path is one; of most scenarios only the beginning is read.
  package static func isOne(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return true }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: headSize) else { return false }
    let beginning = SourceFile(name: path, text: String(decoding: head, as: UTF8.self))
    if let first = beginning.keys(upTo: 1).first, IncludedFiles.scenarioKeys.contains(first) { return true }
    // Another key can come first, and comments can be longer than the beginning.
    guard let data = try? FileBytes.read(path),
      (IncludedFiles.scenarioKeys + [schema]).contains(where: { data.range(of: Data($0.utf8)) != nil })
    else { return false }
    let source = ScenarioSource(SourceFile(name: path, text: String(decoding: data, as: UTF8.self)))
    return source.makesScenario || beginning.names(schema) && !source.isIncluded
  }
}

extension ScenarioSource {
  /// Takes the text of a file whose name, or whose first character, says which format it has.
  fileprivate init(_ file: SourceFile) {
    self.init(file: file, format: Format(name: file.name) ?? Format(text: file.text))
  }

  /// Whether a key at the top makes the text a scenario; of a broken text the beginnings of its lines tell.
  fileprivate var makesScenario: Bool {
    guard let root = outcome.node else { return file.keys().contains(where: IncludedFiles.scenarioKeys.contains) }
    return root.entries?.contains { IncludedFiles.scenarioKeys.contains($0.key.text) } ?? false
  }
}

extension SourceFile {
  /// What stands as keys at the beginning of lines, however it is written: as many as are asked for.
  func keys(upTo count: Int = .max) -> [String] {
    (1...lineCount).lazy.compactMap { number in
      let line = (line(number) ?? "").drop { " \t\"'{,".contains($0) }
      if line.isEmpty || line.first == "#" || line.hasPrefix("---") || line.hasPrefix("%") { return nil }
      return String(line.prefix { !":\"' ".contains($0) })
    }.prefix(count).map(\.self)
  }

  /// Whether a line of the file names a schema for editors.
  fileprivate func names(_ schema: String) -> Bool {
    (1...lineCount).contains { line($0).map { $0.contains("$schema") && $0.contains(schema) } ?? false }
  }
}
