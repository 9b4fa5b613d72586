package import Foundation

/// A package around a team's files, in a folder of its own: it compiles them, unchanged, against the module that stands in
/// for SwiftUI, and plays their previews.
///
/// It finds out which of the files can be in it, and what has to be left out of them.
package struct PreviewPackage {
  /// Those of the files that were given that are not compiled, since others come first.
  private let far: Set<TeamFile>
  /// How many of them are not compiled, since no preview needs them.
  package let idleCount: Int
  /// The package with what has been left out so far.
  var contents: PackageContents
  /// Where the team's files are, and those of their projects.
  private let paths: [String]
  let products: BuildFolder
  /// Where the compiler has not said in a short time whether anything is wrong.
  var unsaid: [TeamFile: [CompilerError]] = [:]
  /// When there is no more time for the smallest parts.
  private(set) var deadline = ContinuousClock.now + patience
  /// When there is no more time for anything.
  private let end: ContinuousClock.Instant?

  /// The most often that files with errors are left out and the others compiled again.
  private static let rounds = 8
  /// Whether there is no more time for the smallest parts because there is none for anything.
  var hasLessTime: Bool { deadline == end }

  /// How long the smallest parts with errors are looked for; then all that has some is left out whole, so that the rest
  /// is heard soon.
  private static let patience: Duration = .seconds(150)

  package init(at paths: [String], in folder: URL, simulator: URL, until end: ContinuousClock.Instant? = nil) {
    self.end = end
    let named = TeamFolder.sources(at: paths)
    let (near, companions, parts, isForAll) = Companions.files(for: named, at: paths, simulator: simulator)
    far = isForAll ? [] : Set(named).subtracting(near)
    idleCount = isForAll ? named.count - near.count : 0
    // The words of a part of an app can stand in a table of another part; of two tables of one name the first counts.
    let roots = companions.isEmpty ? [] : Set(paths.compactMap { ProjectFolder.root(of: $0)?.path }).sorted()
    let ownResources = TeamFolder.resources(at: paths)
    let resources = ownResources + TeamFolder.resources(at: roots).filter { !ownResources.contains($0) }
    self.paths = paths + roots
    products = BuildFolder(for: folder, simulator: simulator)
    let all = near + companions
    contents = PackageContents(
      folder: folder, simulator: simulator,
      team: CompiledFiles(
        near, with: companions,
        renamed: ModuleNames(of: all, parts: parts.names, in: self.paths, simulator: simulator).texts,
        parts: parts.names, strays: parts.strays,
        beginnings: named.filter(\.beginsApp).map(\.url)),
      resources: resources,
      assetSymbols: AssetSymbols(resources.filter { $0.pathExtension == "xcassets" }).source(for: all),
      managedObjects: PreviewPackage.managedObjects(for: all, at: self.paths),
      learnedModels: PreviewPackage.learnedModels(for: all, at: self.paths),
      intents: PreviewPackage.intents(for: all, at: self.paths),
      unknownMembers: UnknownMembers.source(for: all),
      errorWords: ErrorWordsSource.source(for: all) { AppInformation(at: paths + roots).name },
      watchFiles: TargetParts.watchFiles(among: all, at: self.paths),
      options: DefaultIsolation.options(of: self.paths))
  }

  /// The source of the classes for what Core Data keeps, which Xcode makes of models.
  private static func managedObjects(for files: [TeamFile], at paths: [String]) -> String {
    guard files.contains(where: { $0.imports.contains("CoreData") }) else { return "" }
    let models = ManagedObjectModels(at: paths)
    return models.source(besides: files.reduce(into: []) { $0.formUnion($1.names) }) + models.relationships
  }

  /// The source of the classes that Xcode makes of models of Core ML's.
  private static func learnedModels(for files: [TeamFile], at paths: [String]) -> String {
    guard files.contains(where: { $0.imports.contains("CoreML") }) else { return "" }
    return LearnedModels(at: paths).source(besides: files.reduce(into: []) { $0.formUnion($1.names) })
  }

  /// The source of the classes that Xcode makes of definitions of intents.
  private static func intents(for files: [TeamFile], at paths: [String]) -> String {
    guard files.contains(where: { $0.imports.contains("Intents") }) else { return "" }
    return IntentDefinitions(at: paths).source(besides: files.reduce(into: []) { $0.formUnion($1.names) })
  }

  /// All files that were given, and those of their projects that they need.
  package var given: [TeamFile] { contents.team.given }

  /// How many of the files that were given are not compiled, since others come first, and how many previews are in them.
  package var farCount: Int { far.count }
  package var farPreviewCount: Int { far.reduce(0) { $0 + $1.previewCount } }

  /// How many previews of the files that were given are left out, by the paths of the files.
  package var lostPreviews: [String: Int] {
    let ofOmissions = omissionsByOrigin.ofGiven.map { ($0.file.path, $0.previewCount) }
    let counts = ofOmissions + far.map { ($0.url.path, $0.previewCount) }
    return Dictionary(counts.filter { $0.1 > 0 }, uniquingKeysWith: max)
  }

  /// The files that were not given, and that those that were need.
  package var companions: Set<TeamFile> { contents.team.companions }

  /// What was left out of the files that they need, and of the given ones, in the order of the paths.
  package var omissionsByOrigin: (ofCompanions: [Omission], ofGiven: [Omission]) {
    let needed = Set(companions.map(\.url))
    return (omissions.filter { needed.contains($0.file) }, omissions.filter { !needed.contains($0.file) })
  }

  /// What was left out, in the order of the paths.
  private var omissions: [Omission] { contents.team.omissions.sorted { $0.file.path < $1.file.path } }

  /// Writes all that was left out, line by line, for those who want to know more than one line of each file.
  ///
  /// - Parameter path: How the files are called.
  /// - Returns: Where it stands; `nil` if there is no more to it than that.
  package func writeOmissions(path: (URL) -> String) -> URL? {
    let place = contents.folder.appendingPathComponent("left-out.txt")
    let omissions = omissions
    let names = DeclaredNames(given)
    let lines = omissions.flatMap { $0.sentences(among: names, path: path) }
    let isMore = omissions.contains { if case .parts = $0.reason { true } else { false } }
    guard isMore else {
      // What an earlier build left out is of no use any more.
      try? FileManager.default.removeItem(at: place)
      return nil
    }
    guard (try? FolderContents.write(lines.map { $0 + "\n" }.joined(), to: place)) != nil else { return nil }
    return place
  }

  /// The packages of others that are missing, so that parts are left out; those that most files import come first.
  package var wantedPackages: [WantedPackage] {
    let concerned = Set(contents.team.omissions.filter { !$0.missingNames.isEmpty }.map(\.file))
    let roots = paths.compactMap { ProjectFolder.root(of: $0)?.path }
    return ForeignPackages(of: paths + roots).wanted(
      by: given.filter { concerned.contains($0.url) }, among: given)
  }

  /// Writes the package and compiles it; files with errors are left out, then those that needed them.
  ///
  /// Nothing is compiled when nothing has changed since the last time.
  ///
  /// - Returns: The program that plays the previews; `nil` if nothing can be compiled.
  package mutating func build(_ progress: (String) -> Void) throws -> URL? {
    let lock = BuildLock(of: products.url) { progress("waiting for another run that compiles previews") }
    return try withExtendedLifetime(lock) {
      guard let program = try compile(progress) else { return nil }
      return try AppBundle(
        in: contents.folder, of: program, module: "previews_\(PackageContents.module)", resources: contents.resources,
        paths: paths
      ).write()
    }
  }

  private mutating func compile(_ progress: (String) -> Void) throws -> URL? {
    var record = BuildRecord(
      of: given.map(\.url) + contents.resources, by: Bundle.main.executableURL,
      from: contents.simulator.appendingPathComponent("Sources"))
    record.texts = contents.team.digestsOfRenamed
    let before = BuildRecord.read(in: contents.folder)
    let isKnown = before.map { $0.isOfUse(for: record, of: given, inLimitedTime: end != nil) } == true
    if let before, isKnown {
      record.isHurried = before.isHurried
      contents.team.leaveOut(before.omissions, unlessMendedBy: record.changes(since: before), in: contents.sources)
    }
    let wasBuilt =
      before.map { $0.isBuilt && $0.isOfSameApp(as: record) && !$0.lacks(namesOf: given) } == true
      && products.isOfPackage
    if let before, wasBuilt, isKnown, before.isSame(as: record), contents.isWritten { return products.program }
    guard !contents.team.files.isEmpty else { return nil }
    try contents.write()
    try save(&record)
    try products.claim(with: contents.modules, by: record.simulator)
    try prepareRunner(progress)
    if !wasBuilt || !isKnown {
      // Most files of an app have errors at first: to look for them alone takes less time than to compile all.
      try prepare(PackageContents.support, progress)
      deadline = .now + PreviewPackage.patience
      if let end { deadline = min(deadline, end) }
      try mend([:], &record, progress)
    }
    for _ in 1...PreviewPackage.rounds {
      guard !contents.team.files.isEmpty else { return nil }
      record.isBuilt = try compileOnce(&record, progress)
      try save(&record)
      if record.isBuilt { return products.program }
      try contents.write()
    }
    return nil
  }

  /// Compiles the program, leaves out of it what has errors, and tells whether nothing has.
  private mutating func compileOnce(_ record: inout BuildRecord, _ progress: (String) -> Void) throws -> Bool {
    progress("compiling \(PreviewPackage.count(contents.team.files.count))")
    let outcome = try build("--product", PackageContents.program, tell: progress)
    let errors = CompilerMessages.errors(in: outcome.output, under: contents.sources)
    if outcome.status != 0, errors.isEmpty {
      // What needs the files that cannot be compiled to their end or linked is found when the others are compiled again.
      let words = outcome.output + outcome.errors
      let missing = LinkerMessages.errors(in: words, of: PackageContents.module)
      let crash = CompilerCrash.errors(
        in: words, of: PackageContents.module, fileDeclaring: contents.team.nameOfFile(declaring:))
      guard contents.team.leaveOutWholes(with: missing.isEmpty ? crash : missing) else {
        throw PreviewPackageError(outcome)
      }
    }
    if !errors.isEmpty {
      // What is wrong in what was made for the team's files alone cannot be left out of them.
      guard contents.team.isConcerned(by: errors) else { throw PreviewPackageError(outcome) }
      try mend(errors, &record, progress)
    }
    return outcome.status == 0
  }

  /// Compiles what plays previews, of any app; this comes first, before there are modules of the app's by which Yams and
  /// OpenCombine would be compiled otherwise.
  private func prepareRunner(_ progress: (String) -> Void) throws {
    guard !products.isReady else { return }
    if products.isNew { progress("compiling what stands in for SwiftUI, which takes some minutes the first time") }
    try prepare(PackageContents.runner, progress)
    try products.noteReady()
  }

  /// Compiles what the team's files need; errors in it are not theirs.
  private func prepare(_ target: String, _ progress: (String) -> Void) throws {
    let outcome = try build("--target", target, tell: progress)
    guard outcome.status == 0 else { throw PreviewPackageError(outcome) }
  }

  private func build(_ arguments: String..., tell progress: (String) -> Void) throws -> Shell.Outcome {
    var last: Substring?
    // Asked by this signal, SwiftPM ends its compilers as well.
    return try withoutActuallyEscaping(progress) { progress in
      try Shell.run(
        ["swift", "build", "--package-path", contents.folder.path, "--scratch-path", products.url.path]
          + ["--disable-index-store", "--ignore-lock", "-c", "debug"] + arguments, endedBy: SIGINT,
        watchedBy: { output in
          // SwiftPM counts: `[120/830] Compiling …`.
          guard let step = output.matches(of: /(?m)^\[(\d+)\/(\d+)\]/).last, step.output.1 != last else { return }
          last = step.output.1
          progress("\(step.output.1) of \(step.output.2) steps done")
        })
    }
  }

  /// Writes what has been found out, so that a run that is interrupted has not been for nothing.
  func save(_ record: inout BuildRecord) throws {
    record.omissions = contents.team.omissions.filter(\.isForError)
    try record.write(in: contents.folder)
  }

  static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
