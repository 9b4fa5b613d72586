import Diagnostics
import Foundation

/// What a path that leads nowhere may have meant.
package enum NearFile {
  /// Tells what is called nearly so in the same folder.
  ///
  /// - Parameters:
  ///   - written: The path as somebody wrote it.
  ///   - path: The path from the working directory.
  ///   - isFit: Whether what has a name can be meant.
  /// - Returns: A hint, or `nil` if nothing is near.
  package static func hint(
    for written: String, at path: String, among isFit: (_ name: String) -> Bool = { !$0.hasPrefix(".") }
  ) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)) ?? []
    let beginning = written.lastIndex(of: "/").map { String(written[...$0]) } ?? ""
    let near = NearMiss.candidates(
      for: String(written.dropFirst(beginning.count)), among: names.filter(isFit).sorted())
    return NearMiss.hint(for: written, among: near.map { beginning + $0 })
  }
}
