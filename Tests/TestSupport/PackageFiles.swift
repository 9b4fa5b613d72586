import Foundation

/// The files of the package that tests read.
package enum PackageFiles {
  private static let top = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// The path of a file that is named from the top of the package.
  package static func path(_ name: String) -> String { top.appending(path: name).path }

  /// The text of a file that is named from the top of the package.
  package static func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// All scenarios that come with the product, named from the top of the package.
  package static let scenarios: [String] = {
    let names = FileManager.default.enumerator(atPath: path("Scenarios"))?.compactMap { $0 as? String } ?? []
    // What stands in the folders `shared` is for scenarios to include.
    return names.filter { ($0.hasSuffix(".yaml") || $0.hasSuffix(".json")) && !$0.contains("/shared/") }.sorted()
      .map { "Scenarios/\($0)" }
  }()

  /// The scenarios in a folder that is named from the top of the package.
  package static func scenarios(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  /// A screen with a title, a row with actions, a field and a switch, and one screen more.
  package static let mailbox = (try? text("Tests/Samples/mailbox.yaml")) ?? ""
}
