internal import A11ySimulation
internal import Foundation
internal import Importers
internal import TestRuns

/// Finds the scenarios that a command line names.
enum ScenarioFinder {
  private static let extensions: Set<String> = ["yaml", "yml", "json"]

  /// The files that some paths stand for: files as they are, and the scenarios inside folders, in the order of their paths;
  /// previews by their addresses, where the program has some.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - includesCaptures: Whether folders are searched for captures that are not written as scenarios are, too.
  /// - Returns: The paths of the files.
  static func files(at paths: [String], includingCaptures includesCaptures: Bool = false) -> [String] {
    paths.flatMap { path in
      let previews = (Program.library?.previews(at: path) ?? []).map(\.text)
      if isFolder(path) {
        let captures = includesCaptures ? captures(in: path) : []
        return Set(scenarios(in: path) + captures).sorted() + previews
      }
      return path.hasSuffix(PreviewAddress.fileSuffix) ? previews : [path]
    }
  }

  /// That there are no scenarios at some paths, and how to begin.
  static func absence(in paths: [String]) -> String {
    let hasCode = Program.library != nil || paths.contains { $0.hasSuffix(PreviewAddress.fileSuffix) }
    if hasCode { return "there is no such preview in \(paths.joined(separator: ", ")); '--list' of previews lists all" }
    let places = paths.joined(separator: ", ")
    guard !paths.contains("."), isAnyHere else {
      return "there is no scenario in \(places); 'a11ysim init' writes a first one"
    }
    return "there is no scenario in \(places); those of this folder are meant by '.', as in 'a11ysim test .'"
  }

  /// Whether a scenario stands in the working directory itself.
  private static var isAnyHere: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    return names.contains { isScenario($0) && ScenarioFile.isOne($0) }
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The goldens of which a transcript waits, for scenarios, goldens and folders, in the order of their paths.
  static func pendingGoldens(at paths: [String]) -> [Golden] {
    let end = Golden.suffix + Golden.pendingSuffix
    return paths.flatMap { path -> [Golden] in
      let base = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
      if isFolder(path) { return files(in: path, where: { $0.hasSuffix(end) }).map { pending(base + $0) } }
      if path.hasSuffix(end) { return [pending(path)] }
      if path.hasSuffix(Golden.suffix) { return [Golden(path: path)] }
      if path.hasSuffix(PreviewAddress.fileSuffix) {
        let folder = PreviewAddress(file: path, name: "").goldenFolder
        return files(in: folder, where: { $0.hasSuffix(end) }).map { pending("\(folder)/\($0)") }
      }
      // A scenario stands for its golden and those of its variants.
      let url = URL(filePath: path).deletingPathExtension()
      let folder = url.deletingLastPathComponent().relativePath
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let prefix = folder == "." && !path.hasPrefix("./") ? "" : folder + "/"
      return names.filter { $0.hasPrefix(url.lastPathComponent + ".") && $0.hasSuffix(end) }.sorted()
        .map { pending(prefix + $0) }
    }.filter { FileManager.default.fileExists(atPath: $0.pendingPath) }
  }

  /// The goldens of some scenarios and of their variants, as they are there now.
  static func goldens(besides scenarios: [String]) -> [String] {
    let folders = Set(scenarios.map { (Golden(besides: $0).path as NSString).deletingLastPathComponent })
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      return names.filter { $0.hasSuffix(Golden.suffix) }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }

  private static func pending(_ path: String) -> Golden {
    Golden(path: String(path.dropLast(Golden.pendingSuffix.count)))
  }

  /// Whether a path leads to a folder with scenarios in it.
  static func hasScenarios(_ path: String) -> Bool { isFolder(path) && !scenarios(in: path).isEmpty }

  private static func scenarios(in folder: String) -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return files(in: folder, where: isScenario).map { base + $0 }.filter(ScenarioFile.isOne)
  }

  /// Whether a file can be a scenario by its name.
  private static func isScenario(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension) && !name.hasSuffix(PreviewAddress.flowsSuffix)
  }

  /// The captures of running apps in a folder.
  private static func captures(in folder: String) -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return files(in: folder) {
      CaptureFile.extensions.contains(($0 as NSString).pathExtension) && !$0.hasSuffix(Golden.suffix)
    }
    .map { base + $0 }.filter(CaptureFile.isOne)
  }

  /// The files in a folder and below it, from there, in the order of their paths.
  private static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { isWanted($0) && !isPassedOver($0) }.sorted()
  }

  /// Whether a file is hidden, or belongs to what a package manager has fetched.
  private static func isPassedOver(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") || foreignFolders.contains($0) }
  }

  private static let foreignFolders: Set<Substring> = ["node_modules", "Pods", "Carthage"]
}
