internal import Foundation

/// Goes through the objects of a project, which name each other.
struct XcodeProjectReader {
  private let objects: [String: XcodeProject.Record]
  private let project: XcodeProject.Record
  /// Where files and folders are.
  private var paths: [String: String] = [:]

  init(_ objects: [String: XcodeProject.Record], root: String, in folder: URL) {
    self.objects = objects
    project = objects[root] ?? [:]
    let start = folder.appendingPathComponent(project["projectDirPath"] as? String ?? "").standardizedFileURL
    if let group = project["mainGroup"] as? String { place(group, in: start) }
  }

  var targets: [XcodeProject.Target] {
    let ids = project["targets"] as? [String] ?? []
    var targets = ids.map(target)
    for group in paths.keys {
      let sets = objects[group]?["exceptions"] as? [String] ?? []
      for set in sets.compactMap({ objects[$0] }) {
        guard let index = ids.firstIndex(where: { $0 == set["target"] as? String }) else { continue }
        note(set, of: group, in: &targets[index])
      }
    }
    return targets
  }

  /// Notes where a group is, and what is in it, however deep.
  private mutating func place(_ group: String, in root: URL) {
    var waiting = [(id: group, folder: root)]
    while let (id, folder) = waiting.popLast() {
      // What stands elsewhere is built or the system's.
      let starts = ["<group>": folder, "SOURCE_ROOT": root]
      guard paths[id] == nil, let object = objects[id], let start = starts[object["sourceTree"] as? String ?? ""]
      else { continue }
      let place = (object["path"] as? String).map { start.appendingPathComponent($0).standardizedFileURL } ?? start
      paths[id] = place.path
      let children = object["children"] as? [String] ?? []
      waiting += children.reversed().map { ($0, place) }
    }
  }

  private func target(_ id: String) -> XcodeProject.Target {
    let object = objects[id] ?? [:]
    let platforms = platforms(of: object)
    var target = XcodeProject.Target(
      name: object["name"] as? String ?? "", product: object["productType"] as? String ?? "",
      // Who says nothing runs on phones.
      isOfPhone: platforms?.contains("iphone") ?? true,
      isOfWatch: platforms.map { $0.contains("watch") && !$0.contains(/iphone|xros|macos|appletv/) } ?? false)
    target.folders = (object["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { paths[$0] }
    for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] })
    where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in (phase["files"] as? [String] ?? []).compactMap({ objects[$0] }) where isTaken(file, by: target) {
        if let reference = file["fileRef"] as? String, let path = paths[reference] { target.files.insert(path) }
      }
    }
    return target
  }

  /// Notes of a folder what a target does not take of it, or, if it does not take the folder, what it takes.
  private func note(_ set: XcodeProject.Record, of group: String, in target: inout XcodeProject.Target) {
    guard let folder = paths[group] else { return }
    let filters = set["platformFiltersByRelativePath"] as? [String: [String]] ?? [:]
    let foreign = filters.filter { target.isOfPhone && !$0.value.contains(XcodeProjectReader.phone) }.keys
    let excepted = set["membershipExceptions"] as? [String] ?? []
    if target.folders.contains(folder) {
      target.exceptions.formUnion((excepted + foreign).map { "\(folder)/\($0)" })
    } else {
      target.files.formUnion(excepted.filter { !foreign.contains($0) }.map { "\(folder)/\($0)" })
    }
  }

  private func isTaken(_ file: XcodeProject.Record, by target: XcodeProject.Target) -> Bool {
    let filters = file["platformFilters"] as? [String] ?? (file["platformFilter"] as? String).map { [$0] }
    return !target.isOfPhone || filters?.contains(XcodeProjectReader.phone) ?? true
  }

  /// What filters call the system of iPhones.
  private static let phone = "ios"

  /// What a target runs on, as its settings say, or else those of the project; `nil` if none does.
  private func platforms(of target: XcodeProject.Record) -> String? {
    let settings = [settings(of: target), settings(of: project)]
    let said = settings.lazy.flatMap { [$0["SUPPORTED_PLATFORMS"], $0["SDKROOT"]] }.compactMap { $0 as? String }
    return said.first { $0 != "auto" }
  }

  /// The settings for debugging, or else the first.
  private func settings(of object: XcodeProject.Record) -> XcodeProject.Record {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
    let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first
    return chosen?["buildSettings"] as? XcodeProject.Record ?? [:]
  }
}
