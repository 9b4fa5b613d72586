internal import Foundation

/// Where what a project declares belongs if it does not say: by a setting of targets, to the main actor.
enum DefaultIsolation {
  /// What the compiler is told for the projects and packages in some folders.
  ///
  /// All their modules are compiled as one. What belongs to the main actor by that setting alone gives others warnings at
  /// most, so that a module without it does no worse.
  static func options(of folders: [String]) -> [String] {
    let settings =
      TeamFolder.projects(at: folders).map { $0.appendingPathComponent("project.pbxproj") }
      + TeamFolder.manifests(at: folders)
    let isOnMainActor = settings.contains { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.contains(/SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor|defaultIsolation\(\s*MainActor/)
    }
    return isOnMainActor ? ["-default-isolation", "MainActor"] : []
  }
}
