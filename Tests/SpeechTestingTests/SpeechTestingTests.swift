import A11ySimulation
import Foundation
import SpeechTesting
import TestSupport
import Testing
import XCTest

@Suite("Expectations of speech in tests")
struct SpeechTestingTests {
  private static let text = """
    scenario: A
    views:
      - button: Post
    """

  // A button says its label and its role: Apple, “Supporting VoiceOver in your app”.
  private static let speech = """
    > open main
    Post, button

    """

  @Test("What is heard is compared with what stands in the test")
  func comparesText() throws {
    let scenario = try Scenario(Self.text)
    #expect(expectSpeech(of: scenario, matches: Self.speech))
    withKnownIssue {
      expectSpeech(of: scenario, matches: Self.speech.replacing("button", with: "link"))
    } matching: { issue in
      let words = issue.comments.first?.rawValue ?? ""
      return words.hasPrefix("VoiceOver says something else:\n") && words.contains("role 'link' became 'button'")
    }
  }

  @Test("An utterance is compared with its words")
  func comparesUtterances() throws {
    let utterance = try #require(Transcript(of: Scenario(Self.text)).utterance(at: "Post"))
    #expect(expectSpeech(of: utterance, matches: "Post, button"))
    withKnownIssue { expectSpeech(of: utterance, matches: "Post") }
  }

  @Test("A golden that is missing is written where the test says so", .goldens(record: .missing), .disabled(if: isCI))
  func recordsMissing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "a.yaml")
    #expect(try expectSpeech(ofFile: path))
    let golden = try String(contentsOf: folder.file("a.golden.txt"), encoding: .utf8)
    #expect(golden.hasSuffix(Self.speech))
    // One that says something else is not touched.
    let old = golden.replacing("button", with: "link")
    _ = try folder.write(old, to: "a.golden.txt")
    withKnownIssue { try expectSpeech(ofFile: path) }
    #expect(try String(contentsOf: folder.file("a.golden.txt"), encoding: .utf8) == old)
  }

  @Test("A golden is not written by itself", .goldens(record: .never))
  func recordsNothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "a.yaml")
    withKnownIssue { try expectSpeech(ofFile: path) }
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.golden.txt").path))
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.golden.txt.new").path))
  }

  @Test("What is heard is compared with the golden of a name beside the test", .goldens(record: .never))
  func comparesGoldens() throws {
    let folder = try TemporaryFolder()
    let transcript = Transcript(of: try Scenario(Self.text))
    let test = folder.file("SomeTests.swift").path
    _ = try folder.write(transcript.text(), to: "Goldens/post.golden.txt")
    #expect(try expectSpeech(of: transcript, matchesGolden: "post", besides: test))
    _ = try folder.write(transcript.text().replacing("button", with: "link"), to: "Goldens/post.golden.txt")
    try withKnownIssue {
      try expectSpeech(of: transcript, matchesGolden: "post", besides: test)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("role 'link' became 'button'") == true
    }
  }

  /// In CI, what stands in code writes nothing.
  private static let isCI = ProcessInfo.processInfo.environment["CI"] != nil
}

final class AssertSpeechTests: XCTestCase {
  func testTranscriptIsAsWritten() throws {
    let transcript = Transcript(of: try Scenario("scenario: A\nviews:\n  - button: Post\n"))
    assertSpeech(of: transcript, matches: "> open main\nPost, button\n")
  }

  func testTranscriptIsAsInItsGolden() throws {
    // Beside this test, since XCTest knows the file by its name alone.
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    let transcript = Transcript(of: try Scenario("scenario: A\nviews:\n  - button: Post\n"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: golden.appendingPathComponent("post.golden.txt").path))
    try assertSpeech(of: transcript, matchesGolden: "post", record: .never)
  }
}
