import Foundation
import TestSupport
import Testing
import Voices

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Speaking a transcript", .enabled(if: ESpeakVoice.isAvailable))
struct SpeakTests {
  /// The samples of a WAV file, and how many make a second.
  private func samples(of url: URL) throws -> (samples: [Int16], rate: Int) {
    let data = try Data(contentsOf: url)
    #expect(data.prefix(4) == Data("RIFF".utf8))
    #expect(data[8..<16] == Data("WAVEfmt ".utf8))
    let rate = data[24..<28].reversed().reduce(0) { $0 << 8 | Int($1) }
    let samples = stride(from: 44, to: data.count - 1, by: 2).map { place in
      Int16(bitPattern: UInt16(data[place]) | UInt16(data[place + 1]) << 8)
    }
    return (samples, rate)
  }

  @Test("Missing folders are made for sound and captions, and a folder is not written over")
  func folders() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let (output, cues) = (folder.file("sound/out.wav"), folder.file("cues/out.vtt"))
    #expect(try Program.run("speak", file, "--output", output.path, "--cues", cues.path).status == 0)
    #expect(try Data(contentsOf: output).prefix(4) == Data("RIFF".utf8))
    #expect(try String(contentsOf: cues, encoding: .utf8).hasPrefix("WEBVTT"))
    let run = try Program.run("speak", file, "--output", folder.url.path)
    #expect(run.status == 74)
    #expect(run.messages == "error: cannot write \(folder.url.path): '\(folder.url.path)' is a folder\n")
    let other = try Program.run("speak", file, "--output", folder.file("out.mp3").path)
    #expect(other.status == 64)
    #expect(other.messages.hasPrefix("error: the sound is written as WAV: name a file that ends in .wav\n"))
  }

  @Test("A WAV file holds speech, with the pause before what is said later")
  func file() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let (output, cues) = (folder.file("out.wav"), folder.file("out.json"))
    let run = try Program.run("speak", file, "--flow", "Read", "--output", output.path, "--cues", cues.path)
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
    #expect(run.output == (try Program.run("transcript", file, "--flow", "Read").output.heardLines))
    let (samples, rate) = try samples(of: output)
    #expect(rate == 22050)
    let sheet = try JSONDecoder().decode(CueSheet.self, from: Data(contentsOf: cues))
    #expect(sheet.cues.map(\.id) == ["1", "2", "2.1"])
    #expect(abs(sheet.duration - samples.count * 1000 / rate) <= 1)
    // Five words and two pauses: more than two seconds, less than ten.
    #expect((2000...10000).contains(sheet.duration))
    for cue in sheet.cues {
      let heard = samples[(cue.start * rate / 1000)..<(cue.end * rate / 1000)]
      #expect(heard.contains { abs(Int($0)) > 1000 })
    }
    // Before 'Actions available' nothing is said for 0.9 s.
    let start = sheet.cues[2].start * rate / 1000
    #expect(samples[(start - rate * 9 / 10)..<start].allSatisfy { $0 == 0 })
  }

  @Test("A dry run says what would be said when, and what the voice makes of it")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("scenario: S\nviews: [{ text: A }, { text: £3.99 }]", to: "s.yaml")
    let run = try Program.run("speak", file, "--dry-run", "--only", "2")
    #expect(run.output.hasPrefix("0.000 Pound sign, 3 dot 99\n"))
    #expect(run.output.hasSuffix(" end\n"))
    #expect(try Program.run("speak", file, "--dry-run", "--only", "2", "--raw").output.hasPrefix("0.000 £3.99\n"))
  }

  @Test("Answers, sounds and announcements are spoken, and an announcement cuts what is being said")
  func everything() throws {
    let folder = try TemporaryFolder()
    let button = "{ button: A label that takes long to say, action: { announce: { text: Done, delay: 0.5 } } }"
    let flow = "flows: { F: [activate, next] }"
    let file = try folder.write("scenario: S\nviews: [\(button)]\n\(flow)\n", to: "s.yaml")
    let cues = folder.file("cues.json")
    let run = try Program.run("speak", file, "--dry-run", "--cues", cues.path)
    #expect(run.status == 0)
    let sheet = try JSONDecoder().decode(CueSheet.self, from: Data(contentsOf: cues))
    // The stop, its label again, the announcement, the end of the screen, and the stop once more.
    #expect(sheet.cues.map(\.id) == ["1", "1.1", "1.2", "1.3", "2"])
    #expect(sheet.cues[1].end == sheet.cues[2].start)
    #expect(sheet.cues[3].content == .sound(.boundary))
    // Of what is cut only the words that are begun within half a second are said, at three words a second.
    guard case .passage(let text, _, let words) = sheet.cues[1].content else { return }
    #expect(text == "A label")
    #expect(words.map(\.text) == ["A", "label"])
  }

  @Test(
    "A signal ends it, and leaves no part of a file", arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signals(signal: Int32, status: Int32) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "scenario: S\nviews: [{ forEach: word in words, views: [{ text: Looks like a wonderful time }] }]\n"
        + "state: { words: [\(Array(repeating: "x", count: 3000).joined(separator: ", "))] }", to: "s.yaml")
    let process = try Process.run(
      BuiltProgram.url,
      arguments: ["speak", file, "--output", folder.file("s.wav").path, "--cues", folder.file("s.vtt").path])
    var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? [] }
    let deadline = ContinuousClock.now + .seconds(10)
    // The file is begun under another name; what is written at first is a header.
    while files.count < 2, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.01) }
    Thread.sleep(forTimeInterval: 0.05)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    #expect(files == ["s.yaml"])
  }

  @Test("Hints are spoken or not", arguments: [("on", true), ("off", false)])
  func hints(word: String, isSpoken: Bool) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("scenario: S\nviews: [{ toggle: Alerts, hint: Rings }]", to: "s.yaml")
    let run = try Program.run("speak", file, "--dry-run", "--hints", word)
    #expect(run.output.contains("Rings") == isSpoken)
  }

  @Test("Without a sound device the message names --output")
  func noDevice() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let run = try Program.run("speak", file, environment: ["PATH": folder.url.path])
    #expect(run.status == 69)
    #expect(run.messages.hasSuffix("write a file with --output instead\n"))
  }

  @Test(
    "A wrong command line is refused",
    arguments: [
      (["--cues", "a.txt"], 64), (["--from-stop", "0"], 64), (["--from-stop", "1", "--only", "2"], 64),
      (["--rate", "1"], 2),
      (["--dry-run", "--cues", "/dev/null/a.vtt"], 74), (["--output", "/dev/null/a.wav"], 74),
      (["--only", "9", "--dry-run"], 2), (["--flow", "Nothing"], 2), (["--voice", "Nobody", "--dry-run"], 2),
    ] as [([String], Int32)])
  func refusing(options: [String], status: Int32) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let run = try Program.run(["speak", file] + options)
    #expect(run.status == status)
    #expect(!run.messages.isEmpty)
  }

  @Test("Voices are listed with their languages")
  func voices() throws {
    let run = try Program.run("speak", "--list-voices")
    #expect(run.output.contains("German: de (gmw/de)\n"))
    #expect(run.output.contains("Russian: ru"))
  }
}
