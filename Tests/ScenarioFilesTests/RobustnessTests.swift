import Diagnostics
import Foundation
import ScenarioFiles
import TestSupport
import Testing

/// The reader returns, whatever it is given: it never traps and never takes long.
@Suite("Broken and hostile files")
struct RobustnessTests {
  /// How many errors a text has; `nil` if it is a scenario.
  private func errorCount(_ text: String, _ format: ScenarioSource.Format) -> Int? {
    do {
      _ = try ScenarioFiles.readScenario(ScenarioSource(text, format: format))
      return nil
    } catch {
      return error.diagnostics.errorCount
    }
  }

  @Test("No beginning of a scenario in JSON is one, and each is an error")
  func jsonPrefixes() {
    // Without the spaces at the beginnings of lines, of which one is as good as another.
    let lines = DesignExample.json.split(separator: "\n").map { $0.drop { $0 == " " } }
    let scalars = lines.joined(separator: "\n").unicodeScalars
    for length in stride(from: 0, to: scalars.count, by: 2) {
      #expect(errorCount(String(scalars.prefix(length)), .json) ?? 0 > 0)
    }
  }

  @Test("The beginnings of a scenario in YAML are scenarios or errors")
  func yamlPrefixes() throws {
    let text = DesignExample.yaml
    let beforeScreens = try #require(text.range(of: "screens:")?.lowerBound)
    for length in stride(from: 0, to: text.count, by: 2) {
      let prefix = text.prefix(length)
      let count = errorCount(String(prefix), .yaml)
      #expect(count != 0)
      if prefix.endIndex <= beforeScreens { #expect(count != nil) }
    }
  }

  @Test("Random edits are read or rejected", arguments: [ScenarioSource.Format.yaml, .json])
  func edits(format: ScenarioSource.Format) {
    let original = Array((format == .yaml ? DesignExample.yaml : DesignExample.json).unicodeScalars)
    let inserted = Array("{}[]:,'\"-#&*!|>%@`$\\\n\t .0é😀<?=".unicodeScalars)
    var random = SplitMix(state: 42)
    var rejected = 0
    for _ in 0..<300 {
      var scalars = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: scalars.remove(at: position)
        case 1: scalars.insert(inserted[Int.random(in: 0..<inserted.count, using: &random)], at: position)
        default: scalars.swapAt(position, Int.random(in: 0..<scalars.count, using: &random))
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      guard let count = errorCount(String(text), format) else { continue }
      #expect(count > 0)
      rejected += 1
    }
    // Most edits break something; were none rejected, the test would test nothing.
    #expect(rejected > 150)
  }

  @Test(
    "Ten thousand levels are too deep",
    arguments: [
      ("[", ScenarioSource.Format.json), (#"{"a":"#, .json), ("[", .yaml), ("{a: ", .yaml), ("- ", .yaml),
      ("? ", .yaml),
      ("[{a: ", .yaml),
    ])
  func depth(opening: String, format: ScenarioSource.Format) {
    #expect(complaints(about: String(repeating: opening, count: 10_000), format).contains("[too-deep]"))
    let spaced = complaints(about: String(repeating: "\(opening) ", count: 10_000), format)
    #expect(spaced.contains("[too-deep]") && !spaced.contains("1024 characters"))
  }

  @Test("Keys after question marks with anchors on one line take linear time")
  func anchorsOnOneLine() {
    let growth = growth(from: 1000) { size in
      let keys = (1..<size).map { "? &a\($0) k\($0) : *a\(max($0 - 1, 1))" }
      #expect(errorCount("scenario: A\nviews: [{ \(keys.joined(separator: ", ")) }]\n", .yaml) ?? 0 > 0)
    }
    #expect(growth < 10)
  }

  @Test("Thousands of unknown keys take linear time")
  func unknownKeys() {
    let growth = growth(from: 500) { size in
      let keys = (0..<size).map { "zqx\($0): 1" }
      #expect(errorCount("scenario: A\nviews: [{ text: A, \(keys.joined(separator: ", ")) }]\n", .yaml) == size)
    }
    #expect(growth < 10)
  }

  @Test("Two hundred levels are not too deep", arguments: [ScenarioSource.Format.yaml, .json])
  func allowedDepth(format: ScenarioSource.Format) {
    let opening = String(repeating: #"{"vstack":["#, count: 98)
    let closing = String(repeating: "]}", count: 98)
    let text = #"{"scenario":"A","views":["# + opening + #"{"divider":null}"# + closing + "]}"
    #expect(complaints(about: text, format) == "")
  }

  @Test("Aliases of aliases are counted where they are used")
  func aliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    #expect(complaints(about: text).contains("[too-many-values]"))
  }

  @Test("Merges of merges are counted where they are used")
  func merges() {
    var text = "a0: &a0 { x: 1 }\n"
    for level in 1...12 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) { <<: [\(uses)] }\n"
    }
    #expect(complaints(about: text).contains("[too-many-values]"))
  }

  @Test("A long key is an error in YAML and none in JSON")
  func longKey() {
    let key = String(repeating: "k", count: 100_000)
    #expect(complaints(about: "\(key): 1\n").contains("a key has at most 1024 characters"))
    #expect(complaints(about: #"{"scenario": "A", "\#(key)": 1, "views": []}"#, .json).contains("[unknown-key]"))
  }

  @Test("After twenty of a kind comes a count")
  func count() {
    let views = Array(repeating: "  - text: A\n    hnt: B\n", count: 25).joined()
    let message = complaints(about: "scenario: A\nviews:\n" + views)
    #expect(message.hasSuffix("test.yaml: and 5 more [unknown-key]\n25 errors in test.yaml\n"))
    #expect(message.split(separator: "\n").count { $0.contains("error: unknown key") } == 20)
  }
}

/// Random numbers that are the same each time: Sebastiano Vigna's SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
