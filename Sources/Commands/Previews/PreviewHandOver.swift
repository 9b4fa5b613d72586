internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import PreviewPackages
internal import ScenarioFiles
internal import TestRuns
internal import Transcripts

/// Hands a command that names Swift code over to a program that has this code, with its previews, linked into it.
///
/// The program understands the same command line, since it is built from the same library.
struct PreviewHandOver {
  private let command: any TakesPreviews
  /// The Swift files and folders that the program is built from.
  private let sources: [String]
  /// When no other preview is begun any more.
  private let deadline: ContinuousClock.Instant?

  /// - Returns: `nil` for a command that names no Swift code.
  /// - Throws: An exit status where a file of it is not there, or has no preview.
  init?(_ command: any TakesPreviews) throws {
    let named = command.codePaths.compactMap { PreviewAddress($0)?.file ?? $0 }
    for path in named where path.hasSuffix(PreviewAddress.fileSuffix) && !FileManager.default.fileExists(atPath: path) {
      Console.message("error: there is no file '\(path)'\n")
      throw Outcome.wrongInput.exitCode
    }
    let project = try ProjectFile().previews
    let isAsked = !project.isEmpty || command is PreviewsCommand || command.previews.name != nil
    // A folder stands for its scenarios, and for its previews where it has none.
    let isOfCode = (named.isEmpty ? project : named).contains { path in
      TeamFolder.hasPreviews(at: path) && (isAsked || !ScenarioFinder.hasScenarios(path))
    }
    guard isOfCode else {
      let code = named.filter { $0.hasSuffix(PreviewAddress.fileSuffix) }
      guard !code.isEmpty else { return nil }
      // To compile what has nothing to be heard would take minutes.
      Console.message("error: \(PreviewsCommand.absence(in: code))\n")
      throw Outcome.wrongInput.exitCode
    }
    if command.isWatching {
      Console.message("error: --watch takes scenarios; Swift code has to be compiled for each run\n")
      throw ExitCode.validationFailure
    }
    let sources = project + named.filter { $0 != "-" }
    if !sources.contains(where: ScenarioFinder.hasScenarios),
      let reason = AbsentPreviews.ofOtherDevices(at: sources, name: PreviewHandOver.path)
    {
      Console.message("error: \(reason)\n")
      throw Outcome.wrongInput.exitCode
    }
    self.command = command
    self.sources = sources
    deadline = command.timeLimit.map { .now + .seconds($0) }
    try checkFlows()
  }

  /// Reports what is wrong with the flows beside the code, which would be told only when all of it has been compiled.
  private func checkFlows() throws {
    var areWrong = false
    for path in flowFiles where FileManager.default.fileExists(atPath: path) {
      do throws(ScenarioError) {
        _ = try PreviewFlows(ScenarioSource(path: PreviewHandOver.path(URL(filePath: path))), of: nil)
      } catch {
        Console.message(error.text(isAccessible: RunEnvironment.current.isAccessible))
        areWrong = true
      }
    }
    if areWrong { throw Outcome.wrongInput.exitCode }
  }

  /// A program with previews in it.
  struct BuiltProgram {
    let program: URL
    /// The files that were given.
    let files: [TeamFile]
    /// How many of their previews are left out, by the paths of the files.
    let lost: [String: Int]
  }

  /// The most files compiled without some parts that are told one by one; of all of them a file tells, line by line.
  private static let mostTold = 8

  /// The most packages of others that are told to be wanted.
  private static let mostWanted = 3

  /// The code that the program is built from, with what it names and what is beside it.
  var files: [String] { codeFiles + flowFiles + TeamFolder.resources(at: sources).map(\.path) }

  private var codeFiles: [String] { TeamFolder.sources(at: sources).map(\.url.path) }

  /// Where flows stand of the previews in the code, if it has some.
  private var flowFiles: [String] { codeFiles.map { PreviewAddress(file: $0, name: "").flowsFile } }

  /// Builds the program and runs it; of folders with several apps that of each, one after the other.
  ///
  /// - Parameter words: The command line, which the program gets as it is.
  /// - Returns: Its exit status.
  /// - Throws: The exit status of a program that could not be built.
  func perform(_ words: [String]) throws -> Int32 {
    let apps = AppFolders.several(at: sources)
    guard !apps.isEmpty else { return try hear(build { Console.message($0) }, words).status }
    let names = apps.map { PreviewHandOver.path($0.folder) }
    guard command is PreviewsCommand else {
      Console.message("\(apps.count) apps, of which one is played: name one of \(names.joined(separator: ", "))\n")
      return try hear(build { Console.message($0) }, words).status
    }
    var (status, heardCount): (Int32, Int) = (0, 0)
    for (app, name) in zip(apps, names) {
      Console.message("\(name), one of \(apps.count) apps:\n")
      do {
        let end = try hear(build(app.paths) { Console.message($0) }, words, isContinuation: heardCount > 0)
        status = max(status, end.status)
        heardCount += end.heardCount
      } catch let code as ExitCode {
        status = max(status, code.rawValue)
      }
    }
    return status
  }

  /// Runs a program that has been built.
  private func hear(
    _ built: BuiltProgram, _ words: [String], isContinuation: Bool = false
  ) throws -> SupervisedRun.End {
    let run = SupervisedRun(
      built.program, words, of: built.files, without: built.lost, isContinuation: isContinuation)
    return try run.perform(isInteractive: command.isInteractive, until: deadline, path: PreviewHandOver.path)
  }

  /// Builds the program.
  ///
  /// - Parameter tell: Takes what there is to tell of it, in lines.
  /// - Returns: The program.
  /// - Throws: An exit status if there is no program, of which was told why.
  func build(_ tell: (String) -> Void) throws -> BuiltProgram {
    try build(sources, tell)
  }

  /// Builds the program of some of the code.
  private func build(_ code: [String], _ tell: (String) -> Void) throws -> BuiltProgram {
    let current = FileManager.default.currentDirectoryPath
    var package = PreviewPackage(
      at: code,
      in: URL(fileURLWithPath: current).appendingPathComponent(BuiltPreviews.folder),
      simulator: try SimulatorSources.find(), until: deadline)
    let program: URL?
    do {
      program = try package.build { tell($0 + "…\n") }
    } catch let error as PreviewPackageError {
      tell(error.output)
      tell("error: the previews could not be built, for a reason that is not in their files\n")
      throw Outcome.wrongInput.exitCode
    }
    tellOmissions(of: package, tell)
    guard let program else {
      tell("error: none of the Swift files could be compiled\n")
      throw Outcome.wrongInput.exitCode
    }
    return BuiltProgram(program: program, files: package.given, lost: package.lostPreviews)
  }

  /// Tells what of the code is not in the program, and why.
  private func tellOmissions(of package: PreviewPackage, _ tell: (String) -> Void) {
    let (ofOthers, own) = package.omissionsByOrigin
    if !package.companions.isEmpty { tell(Omission.sentence(of: package.companions.count, without: ofOthers) + "\n") }
    if package.farCount > 0 {
      tell(Omission.sentence(ofFar: package.farCount, withPreviews: package.farPreviewCount) + "\n")
    }
    if package.idleCount > 0 { tell(Omission.sentence(ofIdle: package.idleCount) + "\n") }
    let many = own.filter(\.isOneOfMany)
    let isMuch = many.count > PreviewHandOver.mostTold
    if isMuch { tell(Omission.sentence(ofMany: many, among: package.given) + "\n") }
    for omission in own where !isMuch || !omission.isOneOfMany {
      tell(omission.summary(among: package.given, path: PreviewHandOver.path).joined(separator: "\n") + "\n")
    }
    for wanted in package.wantedPackages.prefix(PreviewHandOver.mostWanted) { tell(wanted.sentence + "\n") }
    if let more = package.writeOmissions(path: PreviewHandOver.path) {
      tell("what was left out, line by line: \(PreviewHandOver.path(more))\n")
    }
  }

  /// How files are called: from here.
  static func path(_ file: URL) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return file.path.hasPrefix(current) ? String(file.path.dropFirst(current.count)) : file.path
  }
}
