internal import Digests
internal import Foundation

/// Which files of a team's are compiled, what is compiled of each, and what has been left out so far.
struct CompiledFiles {
  /// All files that were given, and those of their projects that they need.
  let given: [TeamFile]
  /// The files that were not given, and that those that were need.
  let companions: Set<TeamFile>
  /// Where apps begin, and what belongs to them; previews need these files less than others.
  let beginnings: [URL]
  /// What files are a part of that the phone's app has not.
  let parts: [TeamFile: String]
  /// The files that are compiled, whole or in part.
  private(set) var files: [TeamFile] = []
  private(set) var omissions: [Omission] = []
  /// What other files can have lost by what was left out since they were checked.
  var losses = Losses()
  /// What is compiled of files that cannot be compiled whole.
  private var mended: [TeamFile: String] = [:]
  /// The texts of files in which types go by names that no other module has.
  private let renamed: [TeamFile: String]
  /// What the copies of the files are called.
  private let names: [TeamFile: String]
  private let surroundings: Mender.Surroundings
  /// What the compiler has told to be missing.
  private var unknown = UnknownNames()
  /// How often parts of each file have been left out since the compiler began to look for errors.
  private var rounds: [TeamFile: Int] = [:]

  /// Takes all files but those that previews do not need.
  ///
  /// - Parameters:
  ///   - given: The files that were given.
  ///   - companions: Those of their projects that they need.
  ///   - renamed: The texts of files in which types go by other names.
  ///   - parts: What files are a part of that the phone's app has not.
  ///   - strays: Files that no target has, since another one has taken their place.
  ///   - beginnings: Where apps begin; the files among the given ones if it is not known of others.
  init(
    _ given: [TeamFile], with companions: [TeamFile] = [], renamed: [TeamFile: String] = [:],
    parts: [TeamFile: String] = [:], strays: [TeamFile: TargetParts.Stray] = [:], beginnings: [URL] = []
  ) {
    self.parts = parts
    self.beginnings = beginnings.isEmpty ? given.filter(\.beginsApp).map(\.url) : beginnings
    let all = given + companions
    self.given = all
    self.companions = Set(companions)
    self.renamed = renamed
    names = CompiledFiles.names(of: all)
    let declared = all.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    surroundings = Mender.Surroundings(
      module: declared.contains(PackageContents.module) ? nil : PackageContents.module, names: declared)
    for file in all {
      if let stray = strays[file] {
        leaveOut(file, .stray(of: stray.twin, name: stray.name))
      } else if file.isEntryPoint {
        leaveOut(file, .entryPoint)
      } else if let module = CompiledFiles.moduleOfTool(file) {
        leaveOut(file, .tool(module: module))
      } else {
        files.append(file)
      }
    }
  }

  /// The module by which a file belongs to a program of another kind; `nil` if there is none, or if the file can do without.
  private static func moduleOfTool(_ file: TeamFile) -> String? {
    file.imports.first { ModuleTable.ofTools.contains($0) && !file.mentions("canImport(\($0))") }
  }

  /// The names of the copies of some files, of which no two are the same.
  private static func names(of files: [TeamFile]) -> [TeamFile: String] {
    var counts: [String: Int] = [:]
    return files.reduce(into: [:]) { names, file in
      let name = file.url.deletingPathExtension().lastPathComponent
      counts[name, default: 0] += 1
      names[file] = counts[name] == 1 ? "\(name).swift" : "\(name)-\(counts[name] ?? 0).swift"
    }
  }

  /// What the copy of a file is called, by which the compiler knows it.
  func name(of file: TeamFile) -> String { names[file] ?? "" }

  /// What the copy of the file that declares something is called; `nil` if none does.
  func nameOfFile(declaring declaration: String) -> String? {
    files.first { $0.names.contains(declaration) }.map(name)
  }

  /// What tells the texts apart in which types go by other names, by the paths of their files.
  var digestsOfRenamed: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: renamed.map { ($0.key.url.path, MD5Digest(of: Array($0.value.utf8)).bytes) })
  }

  /// What is compiled of a file.
  func text(of file: TeamFile) -> String { mended[file] ?? renamed[file] ?? file.textForLinux ?? file.text }

  /// Leaves out all of a file.
  mutating func leaveOut(_ file: TeamFile, _ reason: Omission.Reason) {
    omissions.removeAll { $0.file == file.url }
    mended[file] = nil
    losses.note(wholeOf: file)
    omissions.append(Omission(file: file.url, reason: reason, previewCount: file.previewCount))
    files.removeAll { $0 == file }
  }

  /// Whether some of the errors are in files that are compiled.
  func isConcerned(by errors: [String: [CompilerError]]) -> Bool { files.contains { errors[name(of: $0)] != nil } }

  /// Leaves out each file with an error.
  ///
  /// - Parameter errors: The errors, by the names of the copies.
  /// - Returns: Whether there are any.
  @discardableResult mutating func leaveOutWholes(with errors: [String: [CompilerError]]) -> Bool {
    let concerned = files.compactMap { file in errors[name(of: file)]?.first.map { (file, $0) } }
    for (file, error) in concerned { leaveOut(file, .error(error)) }
    return !concerned.isEmpty
  }

  /// Leaves out what has errors, as little of it as can be.
  ///
  /// - Parameters:
  ///   - errors: The errors, by the names of the copies.
  ///   - isLate: Whether larger parts are left out, which is sooner done.
  mutating func leaveOutParts(with errors: [String: [CompilerError]], inLargeParts isLate: Bool = false) {
    // What else is wrong can follow from what is declared twice, but for what is nowhere.
    let errors = leaveOutTwins(errors) ? CompiledFiles.sure(errors) : errors
    // Elsewhere a name of SwiftUI's is missing as well.
    for file in files where file.imports.contains("SwiftUI") { unknown.note(errors[name(of: file)] ?? []) }
    for file in files {
      guard let errors = errors[name(of: file)], let first = errors.first else { continue }
      rounds[file, default: 0] += 1
      let count = rounds[file] ?? 0
      // One with errors over and over comes to an end sooner by larger parts, or not at all.
      guard count <= CompiledFiles.mostRounds else {
        leaveOut(file, .error(first))
        continue
      }
      var mender = Mender(
        text(of: file), unknown: unknown, in: surroundings,
        leavesOutWholes: isLate || count > CompiledFiles.mostRoundsOfSmallParts)
      guard let result = mender.mended(of: errors) else {
        leaveOut(file, .error(first))
        continue
      }
      keep(result, of: file)
    }
  }

  private static let mostRoundsOfSmallParts = 6
  private static let mostRounds = 10

  /// Begins to look for errors again.
  mutating func beginRounds() { rounds = [:] }

  /// Leaves out of a file modifiers that are known from other views to be missing.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - places: Where the compiler does not soon say what is wrong.
  /// - Returns: Whether there are any.
  mutating func leaveOutUnknowns(of file: TeamFile, around places: [CompilerError]) -> Bool {
    var mender = Mender(text(of: file), unknown: unknown, in: surroundings)
    guard let result = mender.mended(ofUnknownsAround: places) else { return false }
    keep(result, of: file)
    return true
  }

  /// Leaves out of a file what is declared under a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - file: The file.
  ///   - reason: Why, in plain words.
  /// - Returns: Whether that can be done.
  mutating func leaveOut(_ name: String, of file: TeamFile, since reason: String) -> Bool {
    var mender = Mender(text(of: file), in: surroundings)
    guard let result = mender.mended(without: name, since: reason) else { return false }
    keep(result, of: file)
    return true
  }

  /// Leaves out again what did not compile the last time, unless it or what it lacks has changed.
  ///
  /// - Parameters:
  ///   - before: What was left out.
  ///   - changes: The paths of the files that have changed.
  ///   - sources: Where the files were compiled from.
  mutating func leaveOut(_ before: [Omission], unlessMendedBy changes: Set<String>, in sources: URL) {
    let changed = given.filter { changes.contains($0.url.path) }
    func isMended(_ error: CompilerError) -> Bool {
      error.missingName.map { name in changed.contains { $0.mentions(name) } } ?? false
    }
    for omission in before {
      guard let file = files.first(where: { $0.url == omission.file }), !changed.contains(file) else { continue }
      switch omission.reason {
      case .entryPoint, .tool, .stray: break
      case .twin(let other, _), .companion(let other):
        if !changes.contains(other.path), given.contains(where: { $0.url == other }) { leaveOut(file, omission.reason) }
      case .error(let error):
        if !isMended(error) { leaveOut(file, omission.reason) }
      case .parts(let mends):
        let copy = sources.appendingPathComponent(name(of: file))
        guard !mends.contains(where: { isMended($0.error) }), let text = try? String(contentsOf: copy, encoding: .utf8)
        else { continue }
        keep((text, mends), of: file)
      }
    }
  }

  /// Compiles a file without some of its parts.
  private mutating func keep(_ result: (text: String, mends: [Mend]), of file: TeamFile) {
    mended[file] = result.text
    guard !result.mends.isEmpty else { return }
    losses.note(result.mends, in: file)
    let index = omissions.firstIndex { $0.file == file.url }
    var all: [Mend] = []
    if let index, case .parts(let before) = omissions.remove(at: index).reason { all = before }
    all += result.mends
    omissions.append(Omission(file: file.url, reason: .parts(all), previewCount: all.count(where: \.isPreview)))
  }
}
