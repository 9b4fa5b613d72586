internal import Foundation

/// The targets of one of Xcode's projects, with the files that each is made of.
struct XcodeProject {
  /// What is built of some files.
  struct Target {
    let name: String
    /// What it becomes, in Xcode's words, such as `com.apple.product-type.application`.
    let product: String
    /// Whether it runs on an iPhone.
    let isOfPhone: Bool
    /// Whether it runs on an Apple Watch, and on nothing else.
    let isOfWatch: Bool
    /// The files that it names.
    var files: Set<String> = []
    /// The folders of which it takes all.
    var folders: [String] = []
    /// What it does not take of these: files, or folders.
    var exceptions: Set<String> = []
  }

  /// The targets, in the order of the project.
  let targets: [Target]
  /// The folder that it stands in.
  private let folder: URL

  /// Reads a project; `nil` if it cannot be read.
  init?(_ project: URL) {
    guard let data = try? Data(contentsOf: project.appendingPathComponent("project.pbxproj")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Record], let root = list["rootObject"] as? String
    else { return nil }
    folder = project.deletingLastPathComponent().standardizedFileURL
    targets = XcodeProjectReader(objects, root: root, in: folder).targets
  }

  /// Whether a file stands in the project's folder, and not in that of a package.
  func surrounds(_ file: URL) -> Bool {
    guard file.path.hasPrefix(folder.path + "/") else { return false }
    var place = file.deletingLastPathComponent()
    while place.path.count > folder.path.count {
      let manifest = place.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return false }
      place.deleteLastPathComponent()
    }
    return true
  }

  typealias Record = [String: Any]
}

extension XcodeProject.Target {
  /// Whether it is an app, for whatever device.
  var isApp: Bool { product.contains("product-type.application") }

  /// Whether it is what an app brings along for the system: a widget, a share sheet, a watch's older app.
  var isExtension: Bool { product.contains("extension") }

  /// Whether it is made for tests.
  var isOfTests: Bool { product.contains("-test") }

  /// Whether a file belongs to it.
  func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    func isInside(_ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
    return folders.contains(where: isInside) && !exceptions.contains(where: isInside)
  }
}
