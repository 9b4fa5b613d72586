internal import Foundation

/// The files of projects that are not the phone's app's: those of its extensions, and of apps for other devices.
///
/// Each target of Xcode's can have a type of a name that another one has too. All of them are compiled as one here.
struct TargetParts {
  /// What files are a part of that the phone's app has not, by names that can stand in the name of a type; a file of
  /// that app, or of no project, has none.
  ///
  /// Targets that share such files are one part, since they share what is declared there.
  let names: [TeamFile: String]
  /// Files that stand in the folders of projects and that no target has, with what they declare and a target declares
  /// too: earlier versions that nobody compiles any more.
  let strays: [TeamFile: Stray]

  /// What a file of no target declares that one of a target declares too.
  struct Stray: Hashable {
    var name: String
    var twin: URL
  }

  /// - Parameters:
  ///   - files: The files of the projects.
  ///   - paths: Where the projects are.
  init(of files: [TeamFile], at paths: [String]) {
    let projects = TeamFolder.projects(at: paths).compactMap(XcodeProject.init)
    names = projects.reduce(into: [:]) { $0.merge(TargetParts.names(of: files, in: $1)) { first, _ in first } }
    strays = TargetParts.strays(among: files, in: projects)
  }

  private static func strays(among files: [TeamFile], in projects: [XcodeProject]) -> [TeamFile: Stray] {
    let targets = projects.flatMap(\.targets)
    var (known, unknown): ([TeamFile], [TeamFile]) = ([], [])
    for file in files {
      if targets.contains(where: { $0.contains(file.url.path) }) {
        known.append(file)
      } else if projects.contains(where: { $0.surrounds(file.url) }) {
        unknown.append(file)
      }
    }
    let owners = Dictionary(
      known.flatMap { file in file.types.keys.map { ($0, file.url) } }, uniquingKeysWith: { first, _ in first })
    return unknown.reduce(into: [:]) { strays, file in
      guard let name = file.types.keys.sorted().first(where: { owners[$0] != nil }), let twin = owners[name]
      else { return }
      strays[file] = Stray(name: name, twin: twin)
    }
  }

  private static func names(of files: [TeamFile], in project: XcodeProject) -> [TeamFile: String] {
    let targets = project.targets.filter { !$0.isOfTests }
    let isForPhone = targets.contains { $0.isApp && $0.isOfPhone }
    // A project without an app for the phone is played as what its first app is.
    let first = isForPhone ? nil : targets.first { $0.isApp }?.name
    func isMain(_ target: XcodeProject.Target) -> Bool {
      if isForPhone { return target.isOfPhone && !target.isExtension }
      return target.name == first || !target.isApp && !target.isExtension
    }
    let (main, others) = (targets.filter(isMain), targets.filter { !isMain($0) })
    guard !main.isEmpty, !others.isEmpty else { return [:] }
    // Each target is at first a part by itself.
    var parts = Array(others.indices)
    var owners: [TeamFile: Int] = [:]
    for file in files {
      let path = file.url.path
      guard !main.contains(where: { $0.contains(path) }) else { continue }
      let own = others.indices.filter { others[$0].contains(path) }
      guard let owner = own.first else { continue }
      owners[file] = owner
      let shared = Set(own.map { parts[$0] })
      let part = shared.min() ?? owner
      parts = parts.map { shared.contains($0) ? part : $0 }
    }
    let names = identifiers(of: others)
    return owners.mapValues { names[parts[$0]] }
  }

  /// Those of the files that only apps for the watch have.
  ///
  /// - Parameters:
  ///   - files: The files of the projects.
  ///   - paths: Where the projects are.
  /// - Returns: The files, none of which another target has.
  static func watchFiles(among files: [TeamFile], at paths: [String]) -> Set<TeamFile> {
    let targets = TeamFolder.projects(at: paths).compactMap(XcodeProject.init).flatMap(\.targets)
    let (watch, others) = (targets.filter(\.isOfWatch), targets.filter { !$0.isOfWatch && !$0.isOfTests })
    guard !watch.isEmpty else { return [] }
    return Set(
      files.filter { file in
        let path = file.url.path
        return watch.contains { $0.contains(path) } && !others.contains { $0.contains(path) }
      })
  }

  /// What targets are called where a name can have letters and digits alone; no two are called the same.
  private static func identifiers(of targets: [XcodeProject.Target]) -> [String] {
    var taken: Set<String> = []
    return targets.map { target in
      var identifier = String(target.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      while !taken.insert(identifier).inserted { identifier += "_" }
      return identifier
    }
  }
}
