package import Foundation

/// A package around a team's files, in a folder of its own: it compiles them, unchanged, against the module that stands in
/// for SwiftUI, and plays their previews.
///
/// It finds out which of the files can be in it, and what has to be left out of them.
package struct PreviewPackage {
  /// Where the package is written.
  package let folder: URL
  /// Where the package of the simulator is.
  private let simulator: URL
  /// All files that were given, and those of their projects that they need.
  package let given: [TeamFile]
  /// The files that were not given, and that those that were need.
  package let companions: Set<TeamFile>
  /// How many of the files that were given are not compiled, since others come first, and how many previews are in them.
  package let farCount: Int
  package let farPreviewCount: Int
  /// How many of them are not compiled, since no preview needs them.
  package let idleCount: Int
  private var files: [TeamFile]
  /// What is compiled of files that cannot be compiled whole.
  private var mended: [TeamFile: String] = [:]
  /// The texts of files in which types go by names that no other module has.
  private let renamed: [TeamFile: String]
  /// What the links to the files are called.
  private let names: [TeamFile: String]
  /// Translations and pictures of the app's.
  private let resources: [URL]
  /// Where the team's files are, and those of their projects.
  private let paths: [String]
  /// The source of the constants for pictures and colors.
  private let assetSymbols: String
  /// What the compiler is told by the settings of the app's own.
  private let options: [String]
  package private(set) var omissions: [Omission] = []
  private let products: BuildFolder
  private let surroundings: Mender.Surroundings
  /// What the compiler has told to be missing.
  private var unknown = UnknownNames()
  /// Where the compiler has not said in a short time whether anything is wrong.
  private var unsaid: [TeamFile: [CompilerError]] = [:]
  /// What has been left out since all files were checked that it can concern.
  private var losses = Losses()
  /// When there is no more time for parts.
  private var deadline = ContinuousClock.now + patience
  /// When there is no more time for anything.
  private let end: ContinuousClock.Instant?

  /// The most often that files with errors are left out and the others compiled again.
  private static let rounds = 8
  /// The most often that the compiler is asked for errors alone.
  private static let checks = 40
  /// How long the smallest parts with errors are looked for; then all that has some is left out whole, so that the rest
  /// is heard soon.
  private static let patience: Duration = .seconds(150)

  package init(at paths: [String], in folder: URL, simulator: URL, until end: ContinuousClock.Instant? = nil) {
    self.end = end
    let named = TeamFolder.sources(at: paths)
    let (near, companions, isForAll) = Companions.files(for: named, at: paths, simulator: simulator)
    let files = near + companions
    farCount = isForAll ? 0 : named.count - near.count
    farPreviewCount = Set(named).subtracting(near).reduce(0) { $0 + $1.previewCount }
    idleCount = isForAll ? named.count - near.count : 0
    // The words of a part of an app can stand in a table of another part; of two tables of one name the first counts.
    let roots = companions.isEmpty ? [] : Set(paths.compactMap { ProjectFolder.root(of: $0)?.path }).sorted()
    let ownResources = TeamFolder.resources(at: paths)
    let resources = ownResources + TeamFolder.resources(at: roots).filter { !ownResources.contains($0) }
    self.folder = folder
    self.simulator = simulator
    self.paths = paths + roots
    products = BuildFolder(for: folder, simulator: simulator)
    given = files
    self.companions = Set(companions)
    names = PreviewPackage.names(of: files)
    renamed = ModuleNames(of: files, in: self.paths, simulator: simulator).texts
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    surroundings = Mender.Surroundings(
      module: declared.contains(PackageContents.module) ? nil : PackageContents.module, names: declared)
    self.files = []
    self.resources = resources
    assetSymbols = AssetSymbols(resources.filter { $0.pathExtension == "xcassets" }).source(for: files)
    options = DefaultIsolation.options(of: self.paths)
    for file in files {
      if file.isEntryPoint {
        omit(file, .entryPoint)
      } else if let module = file.imports.first(where: ModuleTable.ofTools.contains) {
        omit(file, .tool(module: module))
      } else {
        self.files.append(file)
      }
    }
  }

  package var fileCount: Int { files.count }

  /// What was left out of the files that they need, and of the given ones, in the order of the paths.
  package var omissionsByOrigin: (ofCompanions: [Omission], ofGiven: [Omission]) {
    let sorted = omissions.sorted { $0.file.path < $1.file.path }
    let needed = Set(companions.map(\.url))
    return (sorted.filter { needed.contains($0.file) }, sorted.filter { !needed.contains($0.file) })
  }

  /// Writes all that was left out, line by line, for those who want to know more than one line of each file.
  ///
  /// - Parameter path: How the files are called.
  /// - Returns: Where it stands; `nil` if there is no more to it than that.
  package func writeOmissions(path: (URL) -> String) -> URL? {
    let place = folder.appendingPathComponent("left-out.txt")
    let sorted = omissions.sorted { $0.file.path < $1.file.path }
    let names = DeclaredNames(given)
    let lines = sorted.flatMap { $0.sentences(among: names, path: path) }
    let isMore = sorted.contains { if case .parts = $0.reason { true } else { false } }
    guard isMore else {
      // What an earlier build left out is of no use any more.
      try? FileManager.default.removeItem(at: place)
      return nil
    }
    guard (try? FolderContents.write(lines.map { $0 + "\n" }.joined(), to: place)) != nil else { return nil }
    return place
  }

  /// The packages of others for want of which parts are left out, those that most files import first.
  package var wantedPackages: [WantedPackage] {
    let concerned = Set(omissions.filter { !$0.missingNames.isEmpty }.map(\.file))
    let roots = paths.compactMap { ProjectFolder.root(of: $0)?.path }
    return ForeignPackages(of: paths + roots).wanted(
      by: given.filter { concerned.contains($0.url) }, among: given)
  }

  private mutating func omit(_ file: TeamFile, _ reason: Omission.Reason) {
    omissions.removeAll { $0.file == file.url }
    mended[file] = nil
    losses.note(wholeOf: file)
    omissions.append(Omission(file: file.url, reason: reason, previewCount: file.previewCount))
    files.removeAll { $0.url == file.url }
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
        in: folder, of: program, module: "previews_\(PackageContents.module)", resources: resources, paths: paths
      ).write()
    }
  }

  private mutating func compile(_ progress: (String) -> Void) throws -> URL? {
    var record = BuildRecord(of: given.map(\.url) + resources, by: Bundle.main.executableURL)
    let before = BuildRecord.read(in: folder)
    // Another simulator may have what was missing, and from what new files bring much else can have followed.
    let isKnown = before.map { $0.simulator == record.simulator && !$0.lacks(namesOf: given) } == true
    if let before, isKnown { leaveOut(before.omissions, unlessMendedBy: record.changes(since: before)) }
    let wasBuilt =
      before.map { $0.isBuilt && $0.isOfSameApp(as: record) && !$0.lacks(namesOf: given) } == true
      && products.isOfPackage
    if let before, wasBuilt, before.isSame(as: record) { return products.program }
    guard !files.isEmpty else { return nil }
    try contents.write()
    try save(&record)
    try products.claim(with: contents.modules, by: record.simulator)
    if !products.isReady {
      // First of all, before there are modules of the app's by which Yams and OpenCombine would be compiled otherwise.
      if products.isNew { progress("compiling what stands in for SwiftUI, which takes some minutes the first time") }
      let outcome = try build("--target", PackageContents.runner, tell: progress)
      guard outcome.status == 0 else { throw PreviewPackageError(outcome) }
      try products.noteReady()
    }
    if !wasBuilt || !isKnown {
      // Most files of an app have errors at first: to look for them alone takes less time than to compile all.
      let outcome = try build("--target", PackageContents.support, tell: progress)
      deadline = .now + PreviewPackage.patience
      if let end { deadline = min(deadline, end) }
      guard outcome.status == 0 else { throw PreviewPackageError(outcome) }
      try mend([:], &record, progress)
    }
    for _ in 1...PreviewPackage.rounds {
      guard !files.isEmpty else { return nil }
      progress("compiling \(PreviewPackage.count(files.count))")
      let outcome = try build("--product", PackageContents.program, tell: progress)
      let errors = CompilerMessages.errors(in: outcome.output, under: contents.sources)
      if outcome.status != 0, errors.isEmpty {
        let missing = LinkerMessages.errors(in: outcome.output + outcome.errors, of: PackageContents.module)
        guard leaveOut(missing) else { throw PreviewPackageError(outcome) }
      }
      if !errors.isEmpty { try mend(errors, &record, progress) }
      record.isBuilt = outcome.status == 0
      try save(&record)
      if record.isBuilt { return products.program }
      try contents.write()
    }
    return nil
  }

  private func build(_ arguments: String..., tell progress: (String) -> Void) throws -> Shell.Outcome {
    var last: Substring?
    // Asked by this signal, SwiftPM ends its compilers as well.
    return try withoutActuallyEscaping(progress) { progress in
      try Shell.run(
        ["swift", "build", "--package-path", folder.path, "--scratch-path", products.url.path]
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
  private func save(_ record: inout BuildRecord) throws {
    record.omissions = omissions.filter(\.isForError)
    try record.write(in: folder)
  }

  /// Leaves out what has errors, as little of it as can be, until the compiler finds no more.
  ///
  /// - Parameters:
  ///   - errors: What the compiler has found already.
  ///   - record: What is known of the build.
  ///   - progress: Takes what there is to tell.
  /// - Throws: What keeps the compiler from being run, or files from being written.
  private mutating func mend(
    _ errors: [String: [CompilerError]], _ record: inout BuildRecord, _ progress: (String) -> Void
  ) throws {
    guard let check = TypeCheck(of: PackageContents.module, in: folder, planned: products.plan) else {
      return takeOut(errors)
    }
    guard errors.isEmpty else { return try mend(errors, with: check, at: .expressions, &record, progress) }
    progress("checking \(PreviewPackage.count(files.count))")
    for depth in TypeCheck.Depth.allCases {
      if depth == .expressions { try mendUnknowns(with: check, &record, progress) }
      let concerned = depth == .expressions ? files.filter { unsaid[$0] != nil } : files
      try mend(self.errors(of: concerned, by: check, at: depth), with: check, at: depth, &record, progress)
    }
  }

  /// Leaves out modifiers that are known from other views to be missing where the compiler does not soon say what is wrong:
  /// that they are missing is most often why.
  private mutating func mendUnknowns(
    with check: TypeCheck, _ record: inout BuildRecord, _ progress: (String) -> Void
  ) throws {
    var touched: [TeamFile] = []
    for file in files {
      guard let places = unsaid[file] else { continue }
      var mender = Mender(contents.text(of: file), unknown: unknown, in: surroundings)
      guard let result = mender.mended(ofUnknownsAround: places) else { continue }
      mended[file] = result.text
      note(result.mends, in: file)
      touched.append(file)
    }
    guard !touched.isEmpty else { return }
    try contents.write()
    let errors = try errors(of: touched, by: check, at: .simpleExpressions)
    try mend(errors, with: check, at: .simpleExpressions, &record, progress)
  }

  /// The errors that the compiler finds in some files, without those that say nothing at that depth.
  private mutating func errors(
    of checked: [TeamFile], by check: TypeCheck, at depth: TypeCheck.Depth
  ) throws -> [String: [CompilerError]] {
    let all = CompilerMessages.errors(in: try check.run(on: places(of: checked), depth), under: contents.sources)
    guard depth != .expressions else { return all }
    for file in checked {
      let limits = all[names[file] ?? ""]?.filter(\.isUnsaid) ?? []
      unsaid[file] = limits.isEmpty ? nil : limits
    }
    return all.mapValues { $0.filter { !$0.isUnsaid } }.filter { !$0.value.isEmpty }
  }

  /// Leaves out what the compiler finds at one depth.
  private mutating func mend(
    _ errors: [String: [CompilerError]], with check: TypeCheck, at depth: TypeCheck.Depth, _ record: inout BuildRecord,
    _ progress: (String) -> Void
  ) throws {
    var errors = errors
    // What takes long to say is looked for last, and only where there is some.
    let simple = depth == .expressions ? .simpleExpressions : depth
    var hard: Set<TeamFile> = []
    var hasLookedAtAll = depth == .expressions
    for number in 1...PreviewPackage.checks where !errors.isEmpty {
      // However long the first check has taken, what it has found is left out by its smallest parts.
      let isLate = number > 1 && ContinuousClock.now > deadline
      hasLookedAtAll = hasLookedAtAll || isLate
      progress(
        "checking again without what \(PreviewPackage.count(errors.count)) cannot have here"
          + (isLate ? ", in larger parts, since this has taken some minutes" : ""))
      let modules = Set(errors.values.joined().compactMap(\.missingModule))
      for file in files where !modules.isDisjoint(with: file.imports) {
        errors[names[file] ?? "", default: []] += CompilerMessages.imports(of: modules, in: contents.text(of: file))
      }
      takeOut(depth == .declarations ? PreviewPackage.causes(among: errors) : errors, inLargeParts: isLate)
      try contents.write()
      try save(&record)
      // What is still wrong where something was left out is found sooner than what follows from it elsewhere; for want of
      // a module the compiler has looked no further.
      // With what has stopped it once it would only be stopped again.
      let touched = files.filter { file in
        (!modules.isEmpty || errors[names[file] ?? ""] != nil)
          && (depth == .expressions || unsaid[file]?.contains(where: \.isOfStop) != true)
      }
      errors = try self.errors(of: touched, by: check, at: depth)
      if errors.isEmpty {
        // What follows elsewhere without a name is looked for once; after that it is so rare that the build may tell of it.
        let concerned = files.filter { losses.concern($0, byNameAlone: hasLookedAtAll) }
        hasLookedAtAll = hasLookedAtAll || !concerned.isEmpty
        losses = Losses()
        errors = try self.errors(of: concerned, by: check, at: simple)
        hard.formUnion(concerned.filter { unsaid[$0] != nil })
      }
      if errors.isEmpty, depth == .expressions {
        errors = try self.errors(of: files.filter(hard.contains), by: check, at: depth)
        hard = []
      }
    }
    for file in files { if let error = errors[names[file] ?? ""]?.first { omit(file, .error(error)) } }
  }

  /// The errors from which others can follow, in whatever file: that a type is not there, before what has it is said to keep
  /// no promise.
  private static func causes(among errors: [String: [CompilerError]]) -> [String: [CompilerError]] {
    let causes = errors.mapValues { $0.filter(\.isCause) }.filter { !$0.value.isEmpty }
    return causes.isEmpty ? errors : causes
  }

  /// Where some files are compiled from.
  private func places(of files: [TeamFile]) -> [URL] {
    files.compactMap { names[$0] }.map(contents.sources.appendingPathComponent)
  }

  /// Leaves out files that cannot be linked; what needs them is found when the others are compiled again.
  ///
  /// - Returns: Whether there are any.
  private mutating func leaveOut(_ missing: [String: [CompilerError]]) -> Bool {
    let concerned = files.filter { missing[names[$0] ?? ""] != nil }
    for file in concerned { if let error = missing[names[file] ?? ""]?.first { omit(file, .error(error)) } }
    return !concerned.isEmpty
  }

  /// Leaves out files that declare what others declare, as those of another app or for another device do.
  ///
  /// - Returns: Whether there are any; what else is wrong can follow from them.
  private mutating func takeOutTwins(_ errors: [String: [CompilerError]]) -> Bool {
    var hasTwins = false
    for file in files {
      for name in (errors[names[file] ?? ""] ?? []).compactMap(\.repeatedName) where file.names.contains(name) {
        guard files.contains(file), let other = files.first(where: { $0 != file && $0.names.contains(name) })
        else { continue }
        let isOther =
          companions.contains(other) == companions.contains(file)
          ? folder(of: file, without: other).count > folder(of: other, without: file).count
          : companions.contains(other)
        let (kept, left) = isOther ? (file, other) : (other, file)
        takeOut(left, twinOf: kept, name: name)
        hasTwins = true
      }
    }
    return hasTwins
  }

  /// Leaves out what a file declares that another one declares too: that alone, or the file, or all of its app if it is of
  /// another one.
  private mutating func takeOut(_ file: TeamFile, twinOf kept: TeamFile, name: String) {
    let app = folder(of: file, without: kept)
    let isOfOtherApp = app.contains(where: \.beginsApp)
    if !isOfOtherApp, file.names.count > 1 {
      var mender = Mender(contents.text(of: file), in: surroundings)
      if let result = mender.mended(without: name, since: "\(kept.url.lastPathComponent) declares '\(name)' too") {
        mended[file] = result.text
        return note(result.mends, in: file)
      }
    }
    omit(file, .twin(of: kept.url, name: name))
    guard isOfOtherApp else { return }
    for companion in app where files.contains(companion) { omit(companion, .companion(of: file.url)) }
  }

  /// The files in the folder of a file's that another file does not stand in.
  private func folder(of file: TeamFile, without other: TeamFile) -> [TeamFile] {
    let path = file.url.pathComponents
    let common = zip(path, other.url.pathComponents).prefix { $0 == $1 }.count
    return given.filter { $0.url.pathComponents.starts(with: path.prefix(common + 1)) }
  }

  private mutating func takeOut(_ errors: [String: [CompilerError]], inLargeParts isLate: Bool = false) {
    if takeOutTwins(errors) { return }
    // Elsewhere a name of SwiftUI's is missing as well.
    let files = files
    for file in files where file.imports.contains("SwiftUI") { unknown.note(errors[names[file] ?? ""] ?? []) }
    for file in files {
      guard let errors = errors[names[file] ?? ""], let first = errors.first else { continue }
      var mender = Mender(contents.text(of: file), unknown: unknown, in: surroundings, leavesOutWholes: isLate)
      guard let result = mender.mended(of: errors) else {
        omit(file, .error(first))
        continue
      }
      mended[file] = result.text
      if !result.mends.isEmpty { note(result.mends, in: file) }
    }
  }

  private mutating func note(_ mends: [Mend], in file: TeamFile) {
    losses.note(mends, in: file)
    let index = omissions.firstIndex { $0.file == file.url }
    var all: [Mend] = []
    if let index, case .parts(let before) = omissions.remove(at: index).reason { all = before }
    all += mends
    omissions.append(Omission(file: file.url, reason: .parts(all), previewCount: all.count(where: \.isPreview)))
  }

  /// Leaves out again what did not compile the last time, unless it or what it lacks has changed.
  private mutating func leaveOut(_ before: [Omission], unlessMendedBy changes: Set<String>) {
    let changed = given.filter { changes.contains($0.url.path) }
    func isMended(_ error: CompilerError) -> Bool {
      error.missingName.map { name in changed.contains { $0.mentions(name) } } ?? false
    }
    for omission in before {
      guard let file = files.first(where: { $0.url == omission.file }), !changed.contains(file) else { continue }
      switch omission.reason {
      case .entryPoint, .tool: break
      case .twin(let other, _), .companion(let other):
        if !changes.contains(other.path), given.contains(where: { $0.url == other }) { omit(file, omission.reason) }
      case .error(let error):
        if !isMended(error) { omit(file, omission.reason) }
      case .parts(let mends):
        let copy = contents.sources.appendingPathComponent(names[file] ?? "")
        guard !mends.contains(where: { isMended($0.error) }), let text = try? String(contentsOf: copy, encoding: .utf8)
        else { continue }
        mended[file] = text
        note(mends, in: file)
      }
    }
  }

  private static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

  /// The package with what has been left out so far.
  private var contents: PackageContents {
    PackageContents(
      folder: folder, simulator: simulator, given: given, files: files, names: names, mended: mended, renamed: renamed,
      resources: resources, assetSymbols: assetSymbols, options: options)
  }

  /// The names of the links to some files, of which no two are the same.
  private static func names(of files: [TeamFile]) -> [TeamFile: String] {
    var counts: [String: Int] = [:]
    return files.reduce(into: [:]) { names, file in
      let name = file.url.deletingPathExtension().lastPathComponent
      counts[name, default: 0] += 1
      names[file] = counts[name] == 1 ? "\(name).swift" : "\(name)-\(counts[name] ?? 0).swift"
    }
  }
}

/// The package could not be built, for a reason that is not in the team's files.
package struct PreviewPackageError: Error {
  /// The lines that tell of errors, or all if none does.
  package let output: String

  init(_ outcome: Shell.Outcome) {
    let lines = (outcome.output + outcome.errors).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    output = (errors.isEmpty ? lines : errors).map { $0 + "\n" }.joined()
  }
}
