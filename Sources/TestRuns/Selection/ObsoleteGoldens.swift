internal import Foundation
import Transcripts

/// Finds goldens that no scenario asks for any more.
///
/// A variant's golden may be asked for by another command line, so that a golden is obsolete only if no scenario stands
/// beside it whose name its own begins with. Files that do not begin as a transcript are left alone.
package enum ObsoleteGoldens {
  /// The obsolete goldens inside folders, in the order of their paths.
  ///
  /// - Parameters:
  ///   - folders: The folders that were tested as a whole.
  ///   - scenarios: All scenarios inside of them.
  /// - Returns: The paths of the goldens.
  package static func find(in folders: [String], besides scenarios: [String]) -> [String] {
    let stems = Set(scenarios.map { standard(String(Golden(besides: $0).path.dropLast(Golden.suffix.count))) })
    let goldens = Set(folders.flatMap(goldens))
    return goldens.filter { path in
      !owners(of: path).contains { stems.contains($0) } && isTranscript(path)
    }.sorted()
  }

  private static func goldens(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { name in
      name.hasSuffix(Golden.suffix) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { base + $0 }
  }

  /// The scenarios, without their extensions, that a golden may belong to: `a.de` and `a` for `a.de.golden.txt`.
  private static func owners(of golden: String) -> [String] {
    let url = URL(filePath: String(golden.dropLast(Golden.suffix.count)))
    let folder = standard(url.deletingLastPathComponent().path)
    var name = url.lastPathComponent[...]
    var owners = ["\(folder)/\(name)"]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      owners.append("\(folder)/\(name)")
    }
    return owners
  }

  private static func isTranscript(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return TranscriptText(text).isTranscript
  }

  private static func standard(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}
