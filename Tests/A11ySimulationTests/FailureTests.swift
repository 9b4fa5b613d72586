import A11ySimulation
import Foundation
import Testing

@Suite("What a failed test shows")
struct FailureTests {
  private let transcript: Transcript

  init() throws { transcript = Transcript(of: try Scenario("scenario: One\nviews: [{ button: Reply }]")) }

  @Test("A transcript that differs shows the speech diff, at the line of the expectation")
  func showsDifference() {
    let line = #line + 2
    withKnownIssue {
      #expect(transcript.difference(from: "> open main\nReply, link\n").isEmpty)
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue)".contains("[-link-]")
        && "\(issue)".contains("role 'link' became 'button'")
    }
  }

  @Test("An utterance that differs shows the speech diff")
  func showsUtterance() throws {
    let utterance = try #require(transcript.utterance(at: "Reply"))
    #expect(utterance.difference(from: "Reply, button").isEmpty)
    withKnownIssue {
      #expect(utterance.difference(from: "Reply").isEmpty)
    } matching: { issue in
      "\(issue)".contains("role 'button' is now spoken")
    }
  }

  @Test("A golden that differs shows the speech diff; at home the transcript waits beside it, in CI nothing is written")
  func showsGolden() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    let goldens = folder.appending(path: "Goldens")
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = goldens.appending(path: "one.golden.txt")
    try Data(transcript.text().replacing("button", with: "link").utf8).write(to: golden)
    let test = folder.appending(path: "Tests.swift").path
    let difference = try transcript.difference(fromGolden: "one", besides: test)
    withKnownIssue {
      #expect(difference.isEmpty)
    } matching: { issue in
      "\(issue)".contains("role 'link' became 'button'")
    }
    let isCI = RunsInCI.isOn
    #expect(FileManager.default.fileExists(atPath: golden.path + ".new") == !isCI)
    try Data(transcript.text().utf8).write(to: golden)
    #expect(try transcript.difference(fromGolden: "one", besides: test).isEmpty)
    #expect(isCI || !FileManager.default.fileExists(atPath: golden.path + ".new"))
  }
}

/// Whether the tests run in CI, where goldens are only read.
private enum RunsInCI {
  static let isOn = !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"] ?? "")
}
