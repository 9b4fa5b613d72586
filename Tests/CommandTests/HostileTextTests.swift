import Foundation
import TestSupport
import Testing

/// Whatever a scenario says: no output moves the cursor of a terminal, turns the order of what follows, or gives orders to
/// the runner that shows its log.
@Suite("Hostile text")
struct HostileTextTests {
  /// What has been used against terminals, logs and parsers, as YAML writes it in double quotes.
  private static let texts = [
    #"\e[31mred"#, #"\e[2J\e[H"#, #"\e]0;title\a"#, #"\e]8;;https://example.com\e\\link"#, #"\ePq\e\\"#, #"\e[6n"#,
    #"\ec"#,
    #"\a\a"#, #"a\bb"#, #"over\rwrite"#, #"two\nlines"#, #"tab\tbed"#, #"\v\f"#, #"\0"#, #"\x7F"#, #"\x9b31m"#,
    #"\x90q\x9c"#,
    #"\u202Eright to left"#, #"\u2066a\u2069"#, #"\u202Ab\u202C"#, #"\u2028line"#, #"\u2029paragraph"#,
    "::error::x", "::stop-commands::tok", "  ::set-output name=a::b", "::add-mask::***", "##[error]x", "a ##[group]b",
    "##vso[task.setvariable variable=a]b", "--> 00:00", "<b>&amp;</b>", "]]>", "<!-- -->", "```", "ok 1 - yes # SKIP",
    "Bail out!", "1..0", "%0A::error::x", #"'\"\\"#, "{{*}}", "> next", "~ hint", "* failed: no",
  ]

  private static let views = texts.map { "  - text: \"\($0)\"" }.joined(separator: "\n")
  private static let scenario = "scenario: \"\(texts[0]) \(texts[22])\"\nviews:\n\(views)\n  - button: \"\"\n"

  @Test("There are more than forty, each a text that a scenario can have")
  func count() throws {
    #expect(Self.texts.count > 40)
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    #expect(try command.run("check", "a.yaml").status != 2)
  }

  @Test(
    "Every command and reporter writes them out",
    arguments: [
      "transcript a.yaml", "transcript --accessible a.yaml", "transcript --format json a.yaml", "explain a.yaml",
      "explain --accessible a.yaml", "picture a.yaml", "check a.yaml", "check --accessible a.yaml",
      "audit a.yaml", "audit --format json a.yaml", "test --check a.yaml", "test --check --accessible a.yaml",
      "test --check --reporter plain a.yaml", "test --check --reporter tap a.yaml",
      "test --check --reporter jsonl a.yaml", "test --check --reporter junit a.yaml",
      "test --check --reporter html a.yaml", "test --check --reporter markdown a.yaml",
      "test --check --diff unified a.yaml",
      "compare a.yaml b.yaml",
    ])
  func writes(line: String) throws {
    let files = ["a.yaml": Self.scenario, "b.yaml": "scenario: B\nviews: [{ text: B }]\n"]
    let command = try Command(
      files: files.merging(["a.golden.txt": "scenario: a\n\n> next\nx\n"]) { first, _ in first })
    defer { command.remove() }
    let outcome = try command.shell(
      "a11ysim \(line) 2>&1 | cat", environment: ["GITHUB_ACTIONS": "true", "CI": "true"])
    // What programs read may have marks that turn text, and tabs; nothing else has.
    let isData = ["json", "junit", "picture", "html"].contains { line.contains($0) }
    expectPlain(outcome.output, turnsText: isData)
    for line in outcome.output.split(separator: "\n") {
      let words = line.drop { $0.isWhitespace }
      // The annotations of the reporter for GitHub itself are meant.
      #expect(
        !words.hasPrefix("::") || words.hasPrefix("::error file=a.yaml,") || words.hasPrefix("::warning file=a.yaml,"))
      #expect(!line.contains("##["))
    }
  }

  private func expectPlain(_ text: String, turnsText: Bool) {
    let hostile = text.unicodeScalars.filter { scalar in
      let turns = (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      let isSpace = scalar == "\n" || scalar == "\t" && turnsText
      return !isSpace && scalar.properties.generalCategory == .control || turns && !turnsText
    }
    #expect(hostile.isEmpty, "\(Set(hostile.map { String($0.value, radix: 16) }).sorted())")
  }
}
