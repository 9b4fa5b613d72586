internal import ArgumentParser
internal import Foundation
internal import LanguageServer
internal import ScenarioFiles
internal import Transcripts

/// The command `a11ysim lsp`, which editors start.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serves editors, by the Language Server Protocol, on standard input and output.",
    discussion: """
      Mistakes and findings as you type, what can be written, the sentence that VoiceOver says beside each element and why, \
      the way to screens, components and state, and changes that mend. The article Editors tells how to wire it up.
      """)

  // Some editors say how they talk; there is one way.
  @Flag(name: .customLong("stdio"), help: "Talk over standard input and output, as it does anyway.")
  var usesStandardStreams = false

  func run() throws {
    let code = HeardCode()
    var server = LanguageServer { path in
      if path.hasSuffix(PreviewAddress.fileSuffix) {
        return ProjectDecisions(code: { code.explanation(of: path) })
      }
      let folder = (path as NSString).deletingLastPathComponent
      guard let project = try? ProjectFile(around: folder.isEmpty ? "" : folder + "/") else {
        return ProjectDecisions()
      }
      let audit = try? project.audit()
      return ProjectDecisions(defaults: project.project.defaults, audit: audit ?? ProjectDecisions().audit)
    }
    var reader = MessageReader()
    while server.exitStatus == nil {
      if !StandardStreams.hasInput { Console.send(server.takePause()) }
      let data = FileHandle.standardInput.availableData
      if data.isEmpty {
        Console.send(server.takePause())
        break
      }
      reader.append(data)
      while server.exitStatus == nil, let frame = reader.next() { Console.send(server.take(frame)) }
    }
    let status = server.exitStatus ?? server.statusAtEnd
    if status != 0 { throw ExitCode(status) }
  }
}
