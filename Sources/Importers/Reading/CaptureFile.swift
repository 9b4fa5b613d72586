internal import Diagnostics
internal import Foundation
internal import ScenarioFiles

/// The files in a folder that are captures of running apps.
///
/// Of XML and text the beginning tells, since such files of a project's can be long and are mostly something else; JSON is
/// known by its keys.
package enum CaptureFile {
  /// How the names of captures end.
  package static let extensions: Set<String> = ["xml", "txt", "json"]
  /// How many bytes of XML and text are read.
  private static let headSize = 64 * 1024
  /// Among how many tags at the beginning of XML the first element of an app stands.
  private static let firstTags = 3

  /// Whether the file at a path is one, even if it is broken.
  package static func isOne(_ path: String) -> Bool {
    let isJSON = path.hasSuffix(".json")
    guard let data = isJSON ? try? FileBytes.read(path) : head(of: path) else { return false }
    return isOne(SourceFile(name: path, text: String(decoding: data, as: UTF8.self)))
  }

  private static func isOne(_ file: SourceFile) -> Bool {
    switch Recognition.of(file, as: nil) {
    case .json, .brokenJSON, .text: return true
    case .within(let inner): return isOne(inner)
    case .xml: return firstTags(of: file.text).contains { ElementType(named: $0) != nil }
    case .scenario, .refused: return false
    }
  }

  private static func head(of path: String) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: headSize)
  }

  /// The names of the first tags in XML, but for its declaration and comments.
  private static func firstTags(of text: String) -> [Substring] {
    text.replacing(/<!--[\s\S]*?-->/, with: "").split(separator: "<").lazy.map {
      $0.prefix { $0.isLetter || $0.isNumber }
    }.filter { !$0.isEmpty }
      .prefix(firstTags).map(\.self)
  }
}
