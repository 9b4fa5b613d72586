package import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The previews of a file that have been built before, by whatever command.
package struct BuiltPreviews: Sendable, Equatable {
  /// The name of the folder that packages of previews are written in, from where a command is run.
  package static let folder = ".build/a11ysim-previews"

  /// The program that has the previews in it.
  package let program: URL
  /// Where it was built from, and how the file is called there.
  package let origin: URL
  package let path: String
  /// When the program was built.
  private let built: BuildRecord.Stamp

  /// Looks for the program around a file; `nil` if there is none, or if the file has changed since.
  package init?(of file: String) {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    var origin = url.deletingLastPathComponent()
    while true {
      let folder = origin.appendingPathComponent(BuiltPreviews.folder)
      if let record = BuildRecord.read(in: folder) {
        let program = AppBundle.program(in: folder, named: PackageContents.program)
        guard record.isBuilt, let known = record.stamps[url.path], known == BuildRecord.Stamp(of: url),
          let built = BuildRecord.Stamp(of: program)
        else { return nil }
        self.program = program
        self.origin = origin
        self.built = built
        path = String(url.path.dropFirst(origin.path.count + (origin.path == "/" ? 0 : 1)))
        return
      }
      guard origin.path != "/" else { return nil }
      origin.deleteLastPathComponent()
    }
  }

  /// What the program answers to a command; `nil` if it fails, or takes longer than somebody waits who only points at
  /// something.
  package func answer(to arguments: [String], within seconds: Double = 10) -> Data? {
    guard let home = try? AppHome() else { return nil }
    defer { home.remove() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = SupervisedRun.environment(at: home)
    process.currentDirectoryURL = origin
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    // Not asked to end, which a process can have been told to ignore.
    let limit = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: limit)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    limit.cancel()
    return process.terminationReason == .exit && process.terminationStatus == 0 ? data : nil
  }
}
