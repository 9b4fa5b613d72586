import Foundation
import TestSupport
import Testing

@Suite("a11ysim preview")
struct PreviewCommandTests {
  @Test("The page shows the words, the picture and the keys, and allows its own script alone")
  func shows() throws {
    let preview = try RunningPreview(of: mailbox)
    defer { preview.end() }
    let answer = try preview.ask("GET", "")
    #expect(answer.status == 200)
    #expect(answer.body.contains("Delete, button"))
    #expect(answer.body.contains("data:image/svg+xml,"))
    #expect(answer.body.contains("data-key=\"ArrowRight\""))
    #expect(answer.headers.contains("Content-Security-Policy: default-src 'none'; style-src 'sha256-"))
    #expect(answer.headers.contains("frame-ancestors 'none'"))
    #expect(answer.headers.contains("Cache-Control: no-store"))
    #expect(!answer.body.contains(preview.command.folder.path))
  }

  @Test("Settings and a language of the command line are on the page, and captures are shown as well")
  func changes() throws {
    let options = ["--locale", "de-DE", "--setting", "dynamicType=accessibility3"]
    let preview = try RunningPreview(of: mailbox, with: options)
    defer { preview.end() }
    let answer = try preview.ask("GET", "")
    #expect(answer.body.contains("Delete, Taste"))
    #expect(answer.body.contains("a.yaml (de-DE.dynamic-type-accessibility3)"))
    let capture = try RunningPreview(
      of: try PackageFiles.text("Tests/Samples/Captures/sign-up.xml"), named: "capture.xml")
    defer { capture.end() }
    #expect(try capture.ask("GET", "").body.contains("data:image/svg+xml,"))
  }

  @Test("What is saved is there without asking again, and the walk goes on where it was")
  func follows() throws {
    let preview = try RunningPreview(of: "scenario: A\nviews: [{ text: One }, { button: Reply }]\n")
    defer { preview.end() }
    #expect(try preview.ask("POST", "key?key=ArrowRight").body.contains("Reply, button"))
    try preview.command.write("scenario: A\nviews: [{ text: One }, { button: Answer }]\n", to: "a.yaml")
    let state = try preview.ask("GET", "state?after=1").body
    #expect(state.contains("\"version\":2"))
    // The step was taken again.
    let stage = try #require(state.firstRange(of: "\"stage\":")).lowerBound
    #expect(state[stage...].contains("Answer, button") && !state[stage...].contains("Reply"))
  }

  @Test("A mistake is shown with its line and its caret, above what was there before")
  func showsMistakes() throws {
    let preview = try RunningPreview(of: "scenario: A\nviews: [{ button: Reply }]\n")
    defer { preview.end() }
    try preview.command.write("scenario: A\nviews: [{ buton: Reply }]\n", to: "a.yaml")
    let state = try preview.ask("GET", "state?after=1").body
    #expect(state.contains("a.yaml:2:11: error: "))
    #expect(state.contains("did you mean 'button'?"))
    #expect(state.contains("^"))
    #expect(state.contains("Reply, button"))
    #expect(try preview.ask("GET", "").body.contains("a.yaml has a mistake; below is what it was before."))
    try preview.command.write("scenario: A\nviews: [{ button: Answer }]\n", to: "a.yaml")
    let mended = try preview.ask("GET", "state?after=2").body
    #expect(mended.contains("\"mistake\":\"\""))
    #expect(mended.contains("Answer, button"))
  }

  @Test("Files that the scenario includes are followed too")
  func followsIncludedFiles() throws {
    let preview = try RunningPreview(
      of: "scenario: A\ninclude: parts.yaml\nviews: [{ Item: Ann }]\n",
      besides: ["parts.yaml": "components:\n  Item: { parameters: [name], views: [{ button: 'Call ${name}' }] }\n"])
    defer { preview.end() }
    #expect(try preview.ask("GET", "").body.contains("Call Ann, button"))
    try preview.command.write(
      "components:\n  Item: { parameters: [name], views: [{ button: 'Write to ${name}' }] }\n", to: "parts.yaml")
    #expect(try preview.ask("GET", "state?after=1").body.contains("Write to Ann, button"))
  }

  @Test("Keys that need words ask for them, and the answer is taken")
  func asks() throws {
    let preview = try RunningPreview(
      of: "scenario: A\nviews: [{ text: One }, { button: Two }, { button: Three }, { button: Four and more }]\n")
    defer { preview.end() }
    #expect(try preview.ask("POST", "key?key=f").body.contains("go to: "))
    #expect(try preview.ask("POST", "answer?text=Three").body.contains("Three, button"))
    // As a page writes what a person types.
    #expect(try preview.ask("POST", "key?key=f").body.contains("go to: "))
    #expect(try preview.ask("POST", "answer?text=Four+and+more").body.contains("Four and more, button"))
    #expect(try preview.ask("POST", "key?key=i").body.contains("1 Four and more"))
    #expect(try preview.ask("POST", "answer").body.contains("nothing chosen"))
    #expect(try preview.ask("POST", "key?key=F13").status == 422)
  }

  @Test("Without its secret, by another name, from another page or by another method there is nothing")
  func refuses() throws {
    let preview = try RunningPreview(of: mailbox)
    defer { preview.end() }
    #expect(try preview.ask("GET", "", secret: "").status == 404)
    #expect(try preview.ask("GET", "", secret: "0123456789abcdef0123456789abcdef").status == 404)
    // A name that somebody has led to this machine.
    for host in [
      "attacker.example:\(preview.port)", "127.0.0.1", "127.0.0.1:1", "", "127.0.0.1:\(preview.port).example",
    ] {
      #expect(try preview.ask("GET", "", host: host).status == 421, "\(host)")
    }
    #expect(try preview.ask("GET", "", host: "localhost:\(preview.port)").status == 200)
    #expect(try preview.ask("POST", "key?key=n", origin: "http://attacker.example").status == 403)
    #expect(try preview.ask("POST", "key?key=n", origin: "http://127.0.0.1:\(preview.port)").status == 200)
    #expect(try preview.ask("GET", "key?key=n").status == 405)
    #expect(try preview.ask("GET", "../../etc/passwd").status == 404)
    #expect(try preview.ask("GET", "nothing").status == 404)
  }

  @Test("Who asks too much, or comes in great number and asks nothing, keeps nobody else from asking")
  func endures() throws {
    let preview = try RunningPreview(of: mailbox, openingAtMost: 48)
    defer { preview.end() }
    // The program can open no more files before all places are taken.
    _ = try preview.command.shell(
      """
      exec 3<>/dev/tcp/127.0.0.1/\(preview.port)
      (printf 'GET / HTTP/1.1\\r\\nA: '; head -c 200000 /dev/zero) >&3
      for number in {1..60}; do exec {connection}<>/dev/tcp/127.0.0.1/\(preview.port); done
      sleep 0.5
      """)
    #expect(try preview.ask("GET", "").status == 200)
  }

  @Test("A line is said as sound, where there is a voice")
  func says() throws {
    let preview = try RunningPreview(of: mailbox)
    defer { preview.end() }
    let answer = try preview.ask("GET", "say?heard=0")
    // Without eSpeak NG the browser's own voice says it.
    guard answer.status != 404 else { return }
    #expect(answer.status == 200)
    #expect(answer.headers.contains("Content-Type: audio/wav"))
    #expect(answer.body.hasPrefix("RIFF"))
    #expect(try preview.ask("GET", "say?text=Reply&language=en-US").status == 200)
    #expect(try preview.ask("GET", "say?heard=99").status == 422)
  }

  /// So a program that has a team's views in it is asked by the one that has the page.
  @Test("A program answers by lines: how it stands, what a key does, and what an answer does")
  func answers() throws {
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ text: One }, { button: Two }]\n"])
    defer { command.remove() }
    let questions = [
      #"{"isAnswer":false}"#, #"{"isAnswer":false,"key":"ArrowRight"}"#, "nonsense", #"{"isAnswer":false,"key":"f"}"#,
      #"{"isAnswer":true,"words":"One"}"#, #"{"isAnswer":false,"key":"F13"}"#,
    ]
    let outcome = try BuiltProgram.run(
      ["preview", "a.yaml", "--answers"], in: command.folder, environment: ["CI": "true"],
      input: questions.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0)
    let answers = try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["turn"] as? String } == ["told", "heard", "told", "heard", "unknownKey"])
    #expect(outcome.output.contains("Two, button") && outcome.output.contains("go to: "))
    // What the file says is told once.
    #expect(answers.map { ($0["view"] as? [String: Any])?["report"] != nil } == [true, false, false, false, false])
  }

  @Test("It waits for no person in CI, and follows one file")
  func refusesOthers() throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    #expect(try command.run("preview", "a.yaml", environment: ["CI": "true"]).status == 64)
    #expect(try command.run("preview", "-").status == 64)
    #expect(try command.run("preview", ".").status == 64)
    #expect(try command.run("preview", "b.yaml").status == 2)
  }

  @Test("In a browser the script runs, the page follows the file, and nothing is refused")
  func inBrowser() throws {
    let chromium = "/usr/bin/chromium"
    guard FileManager.default.isExecutableFile(atPath: chromium) else { return }
    let preview = try RunningPreview(of: mailbox)
    defer { preview.end() }
    let outcome = try preview.command.shell(
      "timeout 60 '\(chromium)' --headless --no-sandbox --disable-gpu --user-data-dir=profile --enable-logging=stderr "
        + "--dump-dom '\(preview.address)'",
      environment: ["HOME": preview.command.folder.path])
    guard outcome.status == 0 else { return }
    // The script adds a way to play each line.
    #expect(outcome.output.contains("aria-label=\"Play: Delete, button\""))
    #expect(!outcome.messages.contains("Refused to"))
    #expect(!outcome.messages.contains("Content Security Policy"))
    #expect(!outcome.messages.contains("Uncaught"))
  }
}

/// A preview that goes on until the test is over.
private struct RunningPreview {
  let command: Command
  let address: String
  let port: Int
  private let secret: String
  private let process = Process()

  init(
    of content: String, named name: String = "a.yaml", besides files: [String: String] = [:],
    with options: [String] = [], openingAtMost limit: Int = 256
  ) throws {
    command = try Command(files: files.merging([name: content]) { $1 })
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    let start = "ulimit -n \(limit); exec \"$0\" \"$@\""
    process.arguments = ["-c", start, BuiltProgram.url.path, "preview", name] + options
    process.environment = ["PATH": "/usr/bin:/bin"].merging(BuiltProgram.counting) { $1 }
    process.currentDirectoryURL = command.folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let match = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/([0-9a-f]{32})\//))
    port = try #require(Int(match.1))
    secret = String(match.2)
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
    command.remove()
  }

  struct Answer {
    var status: Int
    var headers: String
    var body: String
  }

  /// Asks by a socket, so that the request says just what a test wants.
  func ask(
    _ method: String, _ place: String, secret: String? = nil, host: String? = nil, origin: String? = nil
  ) throws -> Answer {
    var lines = [
      "\(method) /\(secret ?? self.secret)/\(place) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")",
      "Connection: close", "Content-Length: 0",
    ]
    if let origin { lines.append("Origin: \(origin)") }
    try command.write(lines.map { $0 + "\r\n" }.joined() + "\r\n", to: "request")
    // Of what is not text, such as sound, a test sees the letters that happen to be in it.
    let start = ContinuousClock.now
    let outcome = try command.shell(
      """
      exec 3<>/dev/tcp/127.0.0.1/\(port); cat request >&3
      timeout 30 cat <&3 | LC_ALL=C tr -cd '\\11\\12\\15\\40-\\176'; exit ${PIPESTATUS[0]}
      """)
    let question = "\(method) \(place), after \(ContinuousClock.now - start)"
    #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(question): \(outcome.status), \(outcome.messages)")
    let text = outcome.output.replacing("\r\n", with: "\n")
    let end = text.firstRange(of: "\n\n")
    let head = end.map { text[..<$0.lowerBound] } ?? text[...]
    return Answer(
      status: Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0, headers: String(head),
      body: end.map { String(text[$0.upperBound...]) } ?? "")
  }
}
