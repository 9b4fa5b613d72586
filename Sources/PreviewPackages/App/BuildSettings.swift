internal import Foundation

/// The settings that Xcode would build an app with, as its project and the `.xcconfig` files beside it give them.
struct BuildSettings {
  /// The text of the project.
  private let project: String
  /// The values in the files.
  private let values: [String: String]

  /// Finds the settings in some folders.
  init(project: String, at paths: [String]) {
    self.project = project
    // Previews are built for debugging; of what is given twice that counts.
    let files = TeamFolder.settings(at: paths)
    let ofDebugging = files.filter { $0.lastPathComponent.lowercased().contains("debug") }
    var values: [String: String] = [:]
    for file in ofDebugging + files.filter({ !ofDebugging.contains($0) }) {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      values.merge(BuildSettings.values(in: text)) { first, second in first.isEmpty ? second : first }
    }
    self.values = values
  }

  /// What a file gives; what it gives for some devices alone does not count.
  private static func values(in text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.lines {
      guard let match = line.firstMatch(of: /^\s*(\w+)\s*=(.*)$/) else { continue }
      // Two strokes begin a comment, also in an address.
      let value = match.output.2.firstRange(of: "//").map { match.output.2[..<$0.lowerBound] } ?? match.output.2
      values[String(match.output.1)] = value.trimmingCharacters(in: .whitespaces)
    }
    return values
  }

  /// The value of a setting, as it is written; `nil` if nothing gives it, or only by way of others in the project.
  func value(of key: String) -> String? { valueInProject(of: key) ?? values[key] }

  private func valueInProject(of key: String) -> String? {
    // Other settings can end with the same words.
    let starts = project.ranges(of: "\(key) = ").map(\.lowerBound)
    guard let start = starts.first(where: { project[..<$0].last?.isPartOfSetting != true }) else { return nil }
    let value = project[start...].dropFirst(key.count + 3).prefix { $0 != ";" }.filter { $0 != "\"" }
    return value.contains("$") ? nil : value
  }
}

extension Character {
  /// Whether the character can stand in the name of a setting.
  fileprivate var isPartOfSetting: Bool { isLetter || isNumber || self == "_" }
}
