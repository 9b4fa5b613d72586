internal import Foundation

/// What an app says of itself in its `Info.plist`, with the gaps filled that Xcode fills from the project's settings.
struct AppInformation {
  private let given: [String: Any]
  private let settings: BuildSettings
  /// How its project is called.
  let name: String
  /// The language in which the app is developed, where the app or its project tells it.
  let developmentLanguage: String?

  /// Finds what the app in some folders says of itself; its extensions do not count.
  init(at paths: [String]) {
    let lists = TeamFolder.informationLists(at: paths)
    let found = lists.lazy.compactMap { url in
      FileManager.default.contents(atPath: url.path)
        .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    }
    given = found.first(where: AppInformation.isOfApp) ?? [:]
    let projects = TeamFolder.projects(at: paths)
    let project = projects.first.flatMap {
      try? String(contentsOf: $0.appendingPathComponent("project.pbxproj"), encoding: .utf8)
    }
    let language = given["CFBundleDevelopmentRegion"] as? String
    developmentLanguage =
      language.flatMap { $0.contains("$") ? nil : $0 }
      ?? project?.firstMatch(of: /developmentRegion = "?([\w-]+)"?;/).map { String($0.output.1) }
    settings = BuildSettings(project: project ?? "", at: paths)
    name =
      projects.first?.deletingPathExtension().lastPathComponent
      ?? paths.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"
  }

  /// Whether a list is not of an extension, of a watch or of a framework.
  private static func isOfApp(_ list: [String: Any]) -> Bool {
    let kind = list["CFBundlePackageType"] as? String ?? "APPL"
    return list["NSExtension"] == nil && list["WKApplication"] == nil && (kind == "APPL" || kind.contains("$"))
  }

  /// The list as it is written.
  ///
  /// - Parameter language: The language in which the app speaks.
  /// - Returns: The list.
  /// - Throws: What keeps it from being written.
  func text(in language: String = "en") throws -> String {
    let own: [String: Any] = [
      "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleIdentifier": "preview.\(name)",
      "CFBundleShortVersionString": setting("MARKETING_VERSION"), "CFBundleVersion": setting("CURRENT_PROJECT_VERSION"),
    ]
    var all = own.merging(given.mapValues(filled)) { own, given in (given as? String)?.isEmpty == true ? own : given }
      .filter { $0.key != "CFBundleExecutable" }
    all["CFBundleDevelopmentRegion"] = language
    let data = try PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// A value with its gaps filled, such as `$(PRODUCT_NAME)`.
  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: filled(text, depth: 0)
    case let list as [Any]: list.map(filled)
    case let table as [String: Any]: table.mapValues(filled)
    default: value
    }
  }

  /// A setting can be made of others; one that nothing gives is empty.
  private func filled(_ text: String, depth: Int) -> String {
    guard text.contains("$"), depth < AppInformation.deepest else { return text }
    return text.replacing(/\$[({](\w*)(?::\w+)?[)}]/) { filled(setting(String($0.output.1)), depth: depth + 1) }
  }

  private static let deepest = 8

  private func setting(_ key: String) -> String {
    switch key {
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME": name
    case "DEVELOPMENT_LANGUAGE": "en"
    default: settings.value(of: key) ?? AppInformation.fallbacks[key] ?? ""
    }
  }

  /// What Xcode writes into a new project.
  private static let fallbacks = ["MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1"]
}
