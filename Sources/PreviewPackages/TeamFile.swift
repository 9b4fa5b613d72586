package import Foundation

/// A Swift file of a team's.
package struct TeamFile: Sendable, Hashable {
  package let url: URL
  /// The modules that it imports.
  package let imports: [String]
  /// Whether it begins a program.
  package let isEntryPoint: Bool
  /// How many previews are written in it.
  package let previewCount: Int

  /// Reads a file; `nil` if it cannot be read.
  package init?(_ url: URL) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.url = url
    imports = text.matches(
      of:
        /(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:package |internal |private |package )?import\s+(?:struct |class |enum |protocol |func |var |typealias )?(\w+)/
    )
    .map { String($0.output.1) }
    isEntryPoint = text.contains("@main") || url.lastPathComponent == "main.swift"
    previewCount =
      text.matches(of: /(?m)^\s*#Preview\b/).count + text.matches(of: /:\s*PreviewProvider\b/).count
  }

  /// The Swift files at some paths, in the order of their names; tests and manifests are passed over.
  package static func all(at paths: [String]) -> [TeamFile] {
    var found: Set<URL> = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        found.insert(url)
        continue
      }
      let contents = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = contents?.nextObject() as? URL {
        if file.pathExtension == "swift", !isPassedOver(file) { found.insert(file.standardizedFileURL) }
      }
    }
    return found.sorted { $0.path < $1.path }.compactMap(TeamFile.init)
  }

  /// The translations in some folders: catalogs, and the files of each language's folder.
  package static func resources(at paths: [String]) -> [URL] {
    var found: [URL] = []
    for path in paths {
      let contents = FileManager.default.enumerator(
        at: URL(fileURLWithPath: path).standardizedFileURL, includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      while let file = contents?.nextObject() as? URL {
        if ["xcstrings", "strings", "stringsdict"].contains(file.pathExtension), !isPassedOver(file) {
          found.append(file)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func isPassedOver(_ file: URL) -> Bool {
    file.lastPathComponent == "Package.swift"
      || file.pathComponents.contains { $0 == "Tests" || $0 == ".build" || $0.hasSuffix("Tests") }
  }
}
