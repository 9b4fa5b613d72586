internal import Foundation

/// What an app says of itself in its `Info.plist`, with the gaps filled that Xcode fills from the project's settings.
struct AppInformation {
  private let given: [String: Any]
  /// The text of the project, which has the settings.
  private let project: String
  private let name: String

  /// Finds what the app in some folders says of itself; its extensions do not count.
  init(at paths: [String]) {
    let lists = TeamFolder.informationLists(at: paths)
    let found = lists.lazy.compactMap { url in
      FileManager.default.contents(atPath: url.path)
        .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    }
    given = found.first { $0["NSExtension"] == nil && $0["WKApplication"] == nil } ?? [:]
    let projects = TeamFolder.projects(at: paths)
    project =
      projects.first.flatMap {
        try? String(contentsOf: $0.appendingPathComponent("project.pbxproj"), encoding: .utf8)
      } ?? ""
    name =
      projects.first?.deletingPathExtension().lastPathComponent
      ?? paths.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"
  }

  /// The list as it is written.
  func text() throws -> String {
    let own: [String: Any] = [
      "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleIdentifier": "preview.\(name)",
      "CFBundleShortVersionString": setting("MARKETING_VERSION"), "CFBundleVersion": setting("CURRENT_PROJECT_VERSION"),
      "CFBundleDevelopmentRegion": "en",
    ]
    let all = own.merging(given.mapValues(filled)) { own, given in (given as? String)?.isEmpty == true ? own : given }
      .filter { $0.key != "CFBundleExecutable" }
    let data = try PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// A value with its gaps filled, such as `$(PRODUCT_NAME)`.
  private func filled(_ value: Any) -> Any {
    guard let text = value as? String, text.contains("$") else { return value }
    return text.replacing(/\$[({](\w+)(?::\w+)?[)}]/) { setting(String($0.output.1)) }
  }

  private func setting(_ key: String) -> String {
    switch key {
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME": return name
    case "DEVELOPMENT_LANGUAGE": return "en"
    default:
      let fallback = AppInformation.fallbacks[key] ?? ""
      // Other settings can end with the same words.
      let starts = project.ranges(of: "\(key) = ").map(\.lowerBound)
      guard let start = starts.first(where: { project[..<$0].last?.isPartOfSetting != true }) else { return fallback }
      let value = project[start...].dropFirst(key.count + 3).prefix { $0 != ";" }.filter { $0 != "\"" }
      return value.contains("$") ? fallback : value
    }
  }

  /// What Xcode writes into a new project.
  private static let fallbacks = ["MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1"]
}

extension Character {
  /// Whether the character can stand in the name of a setting.
  fileprivate var isPartOfSetting: Bool { isLetter || isNumber || self == "_" }
}
