public import Diagnostics
public import Interface
package import VoiceOver

/// Looks for what is odd about an interface, by rules, without anybody having written an expectation.
public struct Audit: Sendable {
  /// The rules in the order in which their findings are told at one place.
  public var rules: [Rule]

  /// An audit by all rules, unless others are given.
  public init(rules: [Rule] = Rule.all) { self.rules = rules }

  /// Plays a scenario, and tells what is odd about it.
  public func findings(of scenario: Scenario) -> [Finding] { findings(of: scenario, heard: scenario.play()) }

  /// Tells what is odd about a scenario and about what was heard on a walk through it.
  ///
  /// Each thing is told once, in the order of the file.
  ///
  /// - Complexity: linear in what was written and heard, for each rule.
  package func findings(of scenario: Scenario, heard walk: Walk) -> [Finding] {
    let subject = Subject(scenario, walk)
    var known: Set<Finding.Identity> = []
    let findings = rules.flatMap { $0.findings(in: subject) }.filter { known.insert($0.identity).inserted }
    return findings.enumerated().sorted { first, second in
      let places = (first.element.place ?? .code, second.element.place ?? .code)
      return places.0 == places.1 ? first.offset < second.offset : places.0 < places.1
    }.map(\.element)
  }
}
