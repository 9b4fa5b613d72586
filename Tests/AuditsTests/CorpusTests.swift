import Audits
import Diagnostics
import Interface
import ScenarioFiles
import TestSupport
import Testing

/// How good the rules are: small screens with what must be found in them, counted rule by rule.
///
/// `swift test --filter CorpusTests` prints the table. A rule that finds too much that is not there is to be off by default.
@Suite("The corpus of an audit")
struct CorpusTests {
  /// A screen with the rules that must find something on it, and no others.
  struct Example: Sendable {
    var line: Int
    var rules: Set<String>
    var text: String
  }

  /// What was found and what was not, of one rule.
  struct Score {
    var right = 0
    var wrong = 0
    var missed = 0

    var precision: Double { Double(right) / Double(max(right + wrong, 1)) }
    var recall: Double { Double(right) / Double(max(right + missed, 1)) }
  }

  private static func examples() throws -> [Example] {
    try PackageFiles.text("Tests/AuditsTests/Corpus/examples.txt").split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let parts = line.split(separator: " | ").map(String.init)
      let names = [parts[0], parts.count > 2 ? parts[2] : ""].joined(separator: " ").split(separator: " ").map(
        String.init)
      let text =
        parts[1].hasPrefix("[") ? "scenario: A\nviews: \(parts[1])\n" : "{ scenario: A, \(parts[1].dropFirst())\n"
      return Example(line: index + 1, rules: Set(names).subtracting(["-"]), text: text)
    }
  }

  @Test("Every rule finds what is there, and hardly anything else")
  func score() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 290)
    var scores: [String: Score] = [:]
    for example in examples {
      let scenario = try readScenario(ScenarioSource(example.text))
      let found = Set(Audit().findings(of: scenario).map(\.rule))
      for rule in found.union(example.rules) {
        let (isFound, isThere) = (found.contains(rule), example.rules.contains(rule))
        scores[rule, default: Score()].right += isFound && isThere ? 1 : 0
        scores[rule, default: Score()].wrong += isFound && !isThere ? 1 : 0
        scores[rule, default: Score()].missed += !isFound && isThere ? 1 : 0
        #expect(isFound == isThere, "\(rule) in line \(example.line)")
      }
    }
    print("\(examples.count) examples, \(scores.count) rules: right, wrong, missed; precision, recall")
    for (rule, score) in scores.sorted(by: { $0.key < $1.key }) {
      print("  \(rule): \(score.right), \(score.wrong), \(score.missed); \(score.precision), \(score.recall)")
      #expect(score.precision >= 0.95, "\(rule) is to be off by default")
      #expect(score.recall >= 0.95, "\(rule) misses too much")
    }
  }

  /// A screen that people have complained of in public, with what they say and what else is wrong with it.
  struct Thread: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String

    /// The rules after a word of the comments at the top.
    func rules(_ word: String) -> Set<String> {
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("# \(word): ") }
      return Set(lines.flatMap { $0.dropFirst(word.count + 4).split(separator: " ").map(String.init) })
    }

    var testDescription: String { path }
  }

  static let threads: [Thread] = PackageFiles.scenarios(in: "Tests/AuditsTests/Corpus/Threads").map { path in
    Thread(path: path, text: (try? PackageFiles.text(path)) ?? "")
  }

  @Test(
    "What people complain of in public is found on their screens, and nothing that is not there", arguments: threads)
  func complaint(_ thread: Thread) throws {
    let scenario = try readScenario(ScenarioSource(thread.text, name: thread.path))
    let found = Set(Audit().findings(of: scenario).map(\.rule))
    #expect(found.isSuperset(of: thread.rules("complaint")))
    #expect(found == thread.rules("complaint").union(thread.rules("also")))
  }

  @Test("There are more than a hundred such screens")
  func countsThreads() { #expect(CorpusTests.threads.count > 100) }

  /// Screens as good apps have them, with the rules that have a note on them.
  static let healthy: [Thread] = PackageFiles.scenarios(in: "Tests/AuditsTests/Corpus/Healthy").map { path in
    Thread(path: path, text: (try? PackageFiles.text(path)) ?? "")
  }

  @Test("Nothing but a note is found on screens as good apps have them", arguments: healthy)
  func healthyScreen(_ screen: Thread) throws {
    let scenario = try readScenario(ScenarioSource(screen.text, name: screen.path))
    let findings = Audit().findings(of: scenario)
    #expect(Set(findings.map(\.rule)) == screen.rules("noted"))
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test("There are at least a hundred of those")
  func countsHealthy() { #expect(CorpusTests.healthy.count >= 100) }

  @Test("What several rows of a loop have in common is told once, with how many there are")
  func repeats() throws {
    let text =
      "scenario: A\nstate: { xs: [ic_a, ic_b, ic_c] }\nviews:\n  - forEach: x in xs\n    views: [ { image: a, label: \"${x}\" } ]\n"
    let findings = Audit().findings(of: try readScenario(ScenarioSource(text))).filter { $0.rule == "name-is-resource" }
    #expect(findings.count == 1)
    #expect(findings.first.map(Diagnostic.init)?.notes.map(\.text).contains("so are 2 more from here") == true)
  }

  /// The scenarios of the repository that show how things are to be done.
  @Test(
    "The repository's own scenarios are clean, or accept what is found with a reason",
    arguments: PackageFiles.scenarios.filter { !$0.hasPrefix("Scenarios/recordings/") })
  func ownScenarios(_ path: String) throws {
    #expect(Audit().findings(of: try PackageFiles.scenario(path)).map(\.rule) == [])
  }

  @Test("The page of the documentation has the rules as they are")
  func page() throws {
    #expect(try PackageFiles.text("Sources/A11ySimulation/Documentation.docc/Rules.md") == Audit.Rule.page)
  }
}
