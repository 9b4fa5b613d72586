package import Foundation

/// What can be done where there are no previews in some code.
package enum AbsentPreviews {
  /// Where else in the project previews are, and how a view of the code gets one.
  ///
  /// - Parameters:
  ///   - paths: Where the code is.
  ///   - name: How files and folders are called.
  /// - Returns: The sentences.
  package static func hints(at paths: [String], name: (URL) -> String) -> [String] {
    let roots = Set(paths.compactMap { ProjectFolder.root(of: $0)?.path }).sorted()
    var counts: [URL: Int] = [:]
    for file in TeamFolder.sources(at: roots) where file.previewCount > 0 {
      counts[file.url.deletingLastPathComponent(), default: 0] += file.previewCount
    }
    let places = counts.sorted { (-$0.value, $0.key.path) < (-$1.value, $1.key.path) }.prefix(mostPlaces)
      .map { "\(name($0.key)) (\($0.value))" }
    let elsewhere =
      places.isEmpty ? [] : ["in the same project there are previews in \(places.joined(separator: ", "))"]
    return elsewhere + exampleHints(in: TeamFolder.sources(at: paths), name: name)
  }

  private static let mostPlaces = 3

  /// That all previews of some code are another device's, under the conditions that say so: what is heard is an iPhone's.
  ///
  /// - Returns: The sentence; `nil` if some are not, or there are none.
  package static func ofOtherDevices(at paths: [String], name: (URL) -> String) -> String? {
    let files = TeamFolder.sources(at: paths).filter { $0.previewCount > 0 }
    let conditions = files.map(\.conditionsOfOtherDevices)
    guard let first = conditions.first?.first, zip(files, conditions).allSatisfy({ $0.previewCount == $1.count }) else {
      return nil
    }
    let places = files.prefix(mostPlaces).map { name($0.url) }.joined(separator: ", ")
    let rest = files.count > mostPlaces ? " and \(files.count - mostPlaces) more files" : ""
    return "all previews in \(places)\(rest) stand under '\(first)', and what is heard here is an iPhone's"
  }

  private static func exampleHints(in files: [TeamFile], name: (URL) -> String) -> [String] {
    for file in files {
      guard let view = file.text.firstMatch(of: /struct\s+(\w+)\s*:\s*(?:SwiftUI\.)?View\b/) else { continue }
      let preview = "#Preview { \(view.output.1)() }"
      return ["a view is heard once its file has a preview of it: '\(preview)' in \(name(file.url))"]
    }
    return []
  }
}
