import Diagnostics
import Foundation
import Interface
import ScenarioFiles
import Testing
import Transcripts
import Walks

@Suite("Recording into every scenario of the project")
struct EveryScenarioTests {
  private static let top = URL(filePath: #filePath).appending(path: "../../../Scenarios").standardized

  private static let paths = (FileManager.default.subpaths(atPath: top.path) ?? [])
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()

  @Test("There are some")
  func some() {
    #expect(Self.paths.count > 20)
  }

  @Test("A walk is kept in it, and plays back", arguments: paths)
  func playingBack(path: String) throws {
    let source = try ScenarioSource(path: Self.top.appending(path: path).path)
    var walk = ManualWalk(try readScenario(source))
    for line in ["task begin It's \"so\": fine", "next 2", "down", "activate", "task failed", "previous", "last"] {
      guard let command = try WalkCommand.read(line) else { continue }
      _ = walk.perform(command)
    }
    let text = try WalkRecording(named: "It's mine", into: source).text(of: walk)
    let file = SourceFile(name: path, text: text)
    let playback = Transcript(
      of: try readScenario(ScenarioSource(file: file, format: source.format)), flow: "It's mine")
    #expect(playback.text() == walk.transcript(named: "It's mine").text())
    #expect(text.split(separator: "\n").starts(with: source.file.text.split(separator: "\n").dropLast(3)))
  }
}
