internal import Foundation

/// The files that previews need, the nearest first: those of the previews, those that declare what these name, and so on.
///
/// Whoever gives the folder of some views would otherwise hear them without their models, which stand elsewhere in the
/// project; and of a large app nobody would hear anything soon.
struct Companions {
  /// The most work for the compiler, all in all, in bytes of source without views: a few minutes.
  private static let mostWork = 3_500_000
  /// The most files without views, and with views, that come along without having been given: those with views take the
  /// compiler much longer, and show each other over and over.
  private static let mostOfOthers = (plain: 160, views: 60)
  /// How many files have to need one for it to come along where there is no time left: it would be missing everywhere.
  private static let mostMissed = 8
  /// The most files that come along for that reason.
  private static let mostOfMissed = 40

  private let files: [TeamFile]
  /// The module of each file, as its project or its folder tells it.
  private let modules: [String]
  /// The modules that are known to be none of the phone's app.
  private let parts: Set<String>
  /// The modules that are apps, which no other module can import.
  private let apps: Set<String>
  /// The modules that some file imports.
  private let imported: Set<String>
  /// The files that declare a name.
  private var declaring: [String: [Int]] = [:]
  /// The files that add a member to a type, with the type.
  private var adding: [String: [(file: Int, type: String)]] = [:]
  /// The files that add to a type what is used by the name of the type alone.
  private var making: [String: [Int]] = [:]
  /// The files in which a type keeps a promise.
  private var extending: [String: [Int]] = [:]

  /// - Parameters:
  ///   - files: All files of the projects, the given ones first.
  ///   - parts: What files are a part of that the phone's app has not.
  ///   - roots: The folders of the projects.
  private init(_ files: [TeamFile], parts: [TeamFile: String], in roots: [String]) {
    self.files = files
    modules = files.map { parts[$0] ?? Companions.module(of: $0, in: roots) }
    self.parts = Set(parts.values)
    apps = Set(files.indices.filter { files[$0].beginsApp }.map { [modules] in modules[$0] })
    imported = Set(files.flatMap(\.imports))
    for (index, file) in files.enumerated() {
      for name in file.names { declaring[name, default: []].append(index) }
      for addition in file.extensions {
        if addition.conforms { extending[addition.type, default: []].append(index) }
        for member in addition.members {
          if member == TeamFile.Addition.unnamed {
            making[addition.type, default: []].append(index)
          } else {
            adding[member, default: []].append((index, addition.type))
          }
        }
      }
    }
  }

  /// What is compiled for the previews in some code.
  ///
  /// - Parameters:
  ///   - given: The files of the code.
  ///   - paths: Where they are.
  ///   - simulator: Where the package of the simulator is, which is nobody's app.
  /// - Returns: The given files that previews need, as far as there is time for them, and the others of their projects,
  ///   in the order of the paths; what files are a part of that the phone's app has not; and whether there is time for
  ///   all.
  static func files(
    for given: [TeamFile], at paths: [String], simulator: URL
  ) -> (given: [TeamFile], companions: [TeamFile], parts: TargetParts, isForAll: Bool) {
    let roots = Set(paths.compactMap { ProjectFolder.root(of: $0)?.path })
      .subtracting([simulator.standardizedFileURL.path])
    let known = Set(given)
    let found = TeamFolder.sources(at: roots.sorted()) + TeamFolder.sourcesElsewhere(at: roots.sorted())
    let others = found.filter { file in
      !known.contains(file) && !file.isEntryPoint && !file.imports.contains(where: ModuleTable.ofTools.contains)
        && !file.url.pathComponents.contains(where: ofOthers.contains)
    }
    // Without previews there is nothing that others could be far from.
    let hasPreviews = given.contains { $0.previewCount > 0 }
    let all = hasPreviews ? given + others : given
    let parts = TargetParts(of: all, at: paths + roots.sorted())
    guard hasPreviews else { return (given, [], parts, true) }
    func isOfUse(_ file: TeamFile) -> Bool { parts.strays[file] == nil }
    let useful = given.filter(isOfUse)
    var near = Set(
      Companions(useful + others.filter(isOfUse), parts: parts.names, in: roots.sorted()).nearest(to: useful))
    // That nobody hears these is told.
    near.formUnion(given.filter { !isOfUse($0) && $0.previewCount > 0 })
    return (given.filter(near.contains), others.filter(near.contains), parts, Limits.isForAll(of: given))
  }

  /// Folders in which others' code is kept.
  private static let ofOthers: Set<String> = ["Pods", "Carthage", "DerivedData", "Vendor"]

  /// The files from those with previews on, as many as there is time for.
  ///
  /// What has no views comes first: without models no view can be had.
  private func nearest(to given: [TeamFile]) -> [TeamFile] {
    var limits = Limits(for: given)
    // In the time that there is, small files let more previews be heard than large ones.
    let previews = given.indices.filter { given[$0].previewCount > 0 }.sorted {
      (given[$0].workOfPreview, $0) < (given[$1].workOfPreview, $1)
    }
    // An operator is used without its name.
    var layer =
      given.indices.filter { given[$0].declaresOperator && given[$0].previewCount == 0 }
      + previews.filter { limits.take(previewsIn: given[$0]) || given[$0].declaresOperator }
    var taken = Set(layer)
    var views: [Int: Int] = [:]
    while !layer.isEmpty {
      var plain: [Int: Int] = [:]
      for needed in layer.flatMap({ needs(of: $0, with: taken) }) {
        if files[needed].hasViews { views[needed, default: 0] += 1 } else { plain[needed, default: 0] += 1 }
      }
      layer = Companions.ranked(plain).filter { limits.take(files[$0], isGiven: $0 < given.count) }
      if layer.isEmpty {
        layer = Companions.ranked(views.filter { !taken.contains($0.key) })
          .filter { limits.take(files[$0], isGiven: $0 < given.count) }
        views = [:]
      }
      taken.formUnion(layer)
    }
    return taken.union(missed(by: taken)).map { files[$0] }
  }

  /// What many of the taken files need and what was left behind when the time was over, with what that needs in turn.
  private func missed(by taken: Set<Int>) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for needed in taken.flatMap({ needs(of: $0, with: taken) }) { counts[needed, default: 0] += 1 }
    counts = counts.filter { $0.value >= Companions.mostMissed }
    var missed: Set<Int> = []
    while !counts.isEmpty {
      let layer = Companions.ranked(counts).prefix(Companions.mostOfMissed - missed.count)
      missed.formUnion(layer)
      counts = [:]
      for needed in layer.flatMap({ needs(of: $0, with: taken.union(missed)) }) { counts[needed, default: 0] += 1 }
    }
    return missed
  }

  /// How much more can be compiled.
  private struct Limits {
    /// What is left for files with previews, and for what these need: for what has views apart, since what has none would
    /// take it all.
    private var given: (previews: Int, plain: Int, views: Int)
    private var others = mostOfOthers

    static func isForAll(of files: [TeamFile]) -> Bool { files.reduce(0) { $0 + $1.work } <= mostWork }

    init(for files: [TeamFile]) {
      // All that was given is compiled, if there is time for it.
      guard !Limits.isForAll(of: files) else {
        given = (.max, .max, .max)
        return
      }
      let previews = files.reduce(0) { $0 + ($1.previewCount > 0 ? $1.work : 0) }
      let rest = mostWork - min(previews, mostWork / 2)
      given = (mostWork / 2, rest / 2, rest / 2)
    }

    mutating func take(previewsIn file: TeamFile) -> Bool { Limits.take(file.work, of: &given.previews) }

    mutating func take(_ file: TeamFile, isGiven: Bool) -> Bool {
      switch (isGiven, file.hasViews) {
      case (true, true): Limits.take(file.work, of: &given.views)
      case (true, false): Limits.take(file.work, of: &given.plain)
      case (false, true): Limits.take(1, of: &others.views)
      case (false, false): Limits.take(1, of: &others.plain)
      }
    }

    private static func take(_ amount: Int, of rest: inout Int) -> Bool {
      guard rest > 0 else { return false }
      rest -= amount
      return true
    }
  }

  /// Files by how many others need them.
  private static func ranked(_ counts: [Int: Int]) -> [Int] {
    counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
  }

  /// The module of a file: what stands in `Sources/NAME`, or else in the folder of a target of Xcode's.
  static func module(of file: TeamFile, in roots: [String]) -> String {
    let folders = Array(file.url.pathComponents.dropLast())
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count { return folders[sources + 1] }
    let root = roots.first { file.url.path.hasPrefix($0 + "/") }
    let depth = root.map { URL(fileURLWithPath: $0).pathComponents.count } ?? folders.count
    return depth < folders.count ? folders[depth] : ""
  }

  /// Types that are used without being named.
  private static let unnamed: Set<String> = [
    "Array", "Bool", "Dictionary", "Double", "Int", "Never", "Optional", "Set", "String",
  ]

  /// The files that one needs and that are not there.
  private func needs(of index: Int, with taken: Set<Int>) -> Set<Int> {
    let words = files[index].words
    var needed: Set<Int> = []
    for name in words.union(Companions.unnamed) where declaring[name] == nil {
      needed.formUnion((extending[name] ?? []).filter { canSee($0, from: index) })
    }
    for name in words {
      needed.formUnion((making[name] ?? []).filter { canSee($0, from: index) })
      if let candidates = declaring[name],
        let file = nearest(to: index, among: candidates.filter { canSee($0, from: index) }),
        !candidates.contains(where: { taken.contains($0) && !areApart($0, file) })
      {
        needed.insert(file)
      }
      // A member belongs to a type of somebody else's, or to one of the project's that the file has to do with; or nobody
      // else has it.
      let additions = adding[name] ?? []
      let isOnlyOne = additions.count == 1 && files[index].mentions(".\(name)")
      for addition in additions where !taken.contains(addition.file) && canSee(addition.file, from: index) {
        let isKnown = declaring[addition.type] == nil || words.contains(addition.type)
        if isKnown || isOnlyOne { needed.insert(addition.file) }
      }
    }
    // What a type promises can be kept in another file.
    for name in files[index].names { needed.formUnion(extending[name] ?? []) }
    return needed.subtracting(taken)
  }

  /// Whether two files are of modules that can be imported, or of two targets, so that each keeps its own of two things of
  /// one name.
  private func areApart(_ one: Int, _ other: Int) -> Bool {
    let both = [modules[one], modules[other]]
    return both[0] != both[1] && (both.contains(where: parts.contains) || both.allSatisfy(imported.contains))
  }

  /// Whether a file can know of another: one of an app is for the app alone.
  private func canSee(_ other: Int, from index: Int) -> Bool {
    modules[other] == modules[index] || !apps.contains(modules[other])
  }

  /// Of the files that declare a name, as several apps of a project do, the one of a module that the file imports, or
  /// else the one that is closest.
  private func nearest(to index: Int, among candidates: [Int]) -> Int? {
    let (imports, path) = (Set(files[index].imports), files[index].url.pathComponents)
    func distance(_ other: Int) -> (Int, Int, Int) {
      let isNear = modules[other] == modules[index] || imports.contains(modules[other])
      return (isNear ? 0 : 1, -zip(path, files[other].url.pathComponents).prefix { $0 == $1 }.count, other)
    }
    return candidates.min { distance($0) < distance($1) }
  }
}
