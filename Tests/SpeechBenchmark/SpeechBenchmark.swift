import A11ySimulation
import Foundation

/// Compares what it takes to speak 1,000 utterances into a WAV file with what `espeak-ng` takes for the same text.
@main
enum SpeechBenchmark {
  private static let utterances = 1000
  /// More than this many times as long as `espeak-ng` is too much.
  private static let limit = 1.2

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "words.txt")
    // An empty line between two of them: each is spoken by itself, as ours are.
    try Data(Transcript(of: try scenario()).heard.joined(separator: "\n\n").utf8).write(to: text)
    var (ours, theirs) = (Double.infinity, Double.infinity)
    // The best of three: whatever else the machine does only adds to it.
    for _ in 1...3 {
      ours = min(ours, try seconds { try speak(into: folder.appending(path: "ours.wav").path) })
      theirs = min(theirs, try seconds { try run(reading: text, into: folder.appending(path: "theirs.wav")) })
    }
    let ratio = ours / theirs
    print(
      String(
        format: "%d utterances: a11ysim %.2f s, espeak-ng %.2f s: %.2f times as long (%@, at most %.1f)",
        utterances, ours, theirs, ratio, ratio <= limit ? "fine" : "TOO LONG", limit))
  }

  /// Everything that `a11ysim speak --output` does, from the text of a scenario on.
  private static func speak(into path: String) throws {
    let voice = try ESpeakVoice()
    let file = try WAVFile(path: path, sampleRate: voice.sampleRate)
    _ = try Narrator(voice: voice).narrate(Transcript(of: try scenario()).spokenLines().items, to: file)
  }

  private static func scenario() throws -> Scenario {
    let views = (1...utterances).map { "{\"button\": \"Comment \($0), looks like a wonderful time at the beach\"}" }
    let json = "{\"scenario\": \"Comments\", \"views\": [\(views.joined(separator: ",\n"))]}"
    return try readScenario(ScenarioSource(file: SourceFile(name: "comments", text: json), format: .json))
  }

  private static func run(reading text: URL, into output: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["espeak-ng", "-v", "en-us", "-s", "175", "-f", text.path, "-w", output.path]
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "espeak-ng is not installed")
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
