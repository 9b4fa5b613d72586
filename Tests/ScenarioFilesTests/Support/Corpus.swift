import Foundation

/// The scenarios that come with the product.
enum Corpus {
  /// The top of the package, found from where this file stands.
  private static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file at the top of the package.
  static func file(_ name: String) -> String? {
    try? String(contentsOf: top.appending(path: name), encoding: .utf8)
  }

  /// The paths of all scenarios, from the top of the package.
  static let paths: [String] = {
    let folder = top.appending(path: "Scenarios")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted().map { "Scenarios/\($0)" }
  }()

  /// Where a file of the package is.
  static func path(_ name: String) -> String { top.appending(path: name).path }
}
