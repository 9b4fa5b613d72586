internal import ArgumentParser
internal import Foundation
internal import PreviewPackages

/// The command `a11ysim previews`, which plays the previews of a team's own SwiftUI code.
struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Prints what VoiceOver says of the previews in SwiftUI code.",
    discussion: """
        a11ysim previews App/Views App/Models

      The files are compiled as they are, in a package of its own under .build. What cannot be compiled on Linux is left \
      out, and said, file by file.
      """)

  @Argument(help: "Swift files, or folders with them: views and what they need.", completion: .file())
  var paths: [String]

  @Option(help: "Only previews whose names have these words.")
  var preview: String?

  @Option(help: "The language of the app and of VoiceOver.")
  var locale = "en-US"

  @Flag(help: "Only the names of the previews.")
  var list = false

  func run() throws {
    let files = TeamFile.all(at: paths)
    guard !files.isEmpty else { throw ValidationError("There are no Swift files at \(paths.joined(separator: ", ")).") }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
      ".build/a11ysim-previews")
    var package = PreviewPackage(
      of: files, resources: TeamFile.resources(at: paths), in: folder, simulator: PreviewsCommand.simulator)
    let program: URL?
    do {
      program = try package.build { Console.message($0 + "…\n") }
    } catch let error as PreviewPackageError {
      Console.message(error.output)
      throw ExitCode(2)
    }
    for omission in package.omissions.sorted(by: { $0.file.path < $1.file.path }) {
      let lost = omission.previewCount == 0 ? "" : " (\(omission.previewCount) previews)"
      Console.message(
        "left out\(lost): \(omission.file.relativePath(to: FileManager.default.currentDirectoryPath)): \(omission.reason)\n"
      )
    }
    guard let program else {
      Console.message("No file could be compiled.\n")
      throw ExitCode(2)
    }
    let result = try PreviewProgram(program, options: options).play()
    Console.output(result.transcripts)
    for warning in result.warnings { Console.message("warning: \(warning)\n") }
    for crash in result.crashes { Console.message("error: \(crash.name) ended the program: \(crash.words)\n") }
    let lost = package.omissions.map(\.previewCount).reduce(0, +)
    Console.message("\(result.played) previews played, \(lost) left out, \(result.crashes.count) crashed\n")
    if !result.crashes.isEmpty { throw ExitCode(1) }
  }

  private var options: [String] {
    ["--locale", locale] + (preview.map { ["--preview", $0] } ?? []) + (list ? ["--list"] : [])
  }

  /// The package that this program was built from, which has the module that stands in for SwiftUI.
  private static var simulator: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}

extension URL {
  fileprivate func relativePath(to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
