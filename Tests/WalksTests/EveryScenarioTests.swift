import Diagnostics
import Interface
import ScenarioFiles
import TestSupport
import Testing
import Transcripts
import Walks

@Suite("Recording into every scenario of the project")
struct EveryScenarioTests {
  @Test("There are some")
  func some() {
    #expect(PackageFiles.scenarios.count > 20)
  }

  @Test("A walk is kept in it, and plays back", arguments: PackageFiles.scenarios)
  func playingBack(path: String) throws {
    let source = try PackageFiles.source(path)
    var walk = ManualWalk(try PackageFiles.scenario(path))
    for line in ["task begin It's \"so\": fine", "next 2", "down", "activate", "task failed", "previous", "last"] {
      guard let command = try WalkCommand.read(line) else { continue }
      _ = walk.perform(command)
    }
    let text = try KeptWalk(named: "It's mine", into: source).text(of: walk)
    let recorded = try readScenario(ScenarioSource(text, name: path, format: source.format))
    let playback = Transcript(of: recorded, flow: "It's mine")
    #expect(playback.text() == walk.transcript(named: "It's mine").text())
    #expect(text.split(separator: "\n").starts(with: source.file.text.split(separator: "\n").dropLast(3)))
  }
}
