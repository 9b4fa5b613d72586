public import Diagnostics
public import Interface
package import VoiceOver

/// Looks for what is odd about an interface, by rules, without anybody having written an expectation.
public struct Audit: Sendable {
  /// The rules in the order in which their findings are told at one place.
  public var rules: [Rule]

  /// Whether screens and flows are looked at under all that a person can set, one after the other.
  public var examinesSettings = false

  /// Whether what comes on the screen when controls are tried is looked at as well.
  package var followsTrials = true

  /// An audit by all rules but those that are off by default, unless others are given.
  public init(rules: [Rule] = Rule.standard) { self.rules = rules }

  /// What every command looks for besides its own work: quickly, and at what the walk has shown.
  package static var brief: Audit { Audit().inBrief }

  /// What every command looks for besides its own work, by the rules and severities of this audit.
  package var inBrief: Audit {
    var audit = self
    audit.rules = rules.filter(\.isBrief)
    audit.followsTrials = false
    return audit
  }

  /// Plays a scenario, and tells what is odd about it.
  public func findings(of scenario: Scenario) -> [Finding] { findings(of: scenario, heard: scenario.play()) }

  /// Plays a scenario, and tells what is odd about it, and what of that is accepted.
  package func judgement(of scenario: Scenario) -> Acceptances.Judgement {
    judgement(of: scenario, heard: scenario.play())
  }

  /// Tells what is odd about a scenario and about what was heard on a walk through it, but for what is accepted there.
  ///
  /// Each thing is told once, in the order of the file.
  ///
  /// - Complexity: linear in what was written and heard, for each rule.
  package func findings(of scenario: Scenario, heard walk: Walk) -> [Finding] {
    let judgement = judgement(of: scenario, heard: walk)
    return judgement.toldFindings
  }

  /// Tells what is odd about a scenario and about what was heard on a walk through it, and what of it is accepted.
  package func judgement(of scenario: Scenario, heard walk: Walk) -> Acceptances.Judgement {
    let known = scenario.appFindings
    let ofApp = known + walk.findings.filter { !known.contains($0) }
    return Acceptances(of: scenario).judge(ofApp + findings(in: Subject(scenario, walk)), of: rules)
  }

  /// Tells what is odd about an app as it is now, and about what comes of trying its controls.
  ///
  /// - Parameters:
  ///   - session: A session in the app, which has been opened.
  ///   - name: What the screen is called in findings.
  /// - Returns: Each thing once; what stands in no file has no place.
  package func findings(of session: Session, named name: String) -> [Finding] {
    session.findings + findings(in: Subject(session, named: name))
  }

  private func findings(in subject: Subject) -> [Finding] {
    subject.examinesSettings = examinesSettings
    subject.followsTrials = followsTrials
    var found = Round(of: rules, in: subject).findings
    var known = Set<Finding.Identity>(minimumCapacity: found.count)
    found.removeAll { !known.insert($0.identity).inserted }
    return Cause.withoutConsequences(found).withoutRepeats.inFileOrder
  }
}

/// What findings have in common that are about one view, again and again.
private struct RepeatedLine: Hashable {
  var rule: String
  var place: SourcePlace
  var notePlaces: [SourcePlace?]
  var setting: String?
}

extension [Finding] {
  /// Each thing once that is so of several elements of one view, as of the rows of a loop, with how many more there are.
  fileprivate var withoutRepeats: [Finding] {
    var findings: [Finding] = []
    var firsts: [RepeatedLine: Int] = [:]
    var repeats: [Int: Set<String>] = [:]
    for finding in self {
      guard let place = finding.place else {
        findings.append(finding)
        continue
      }
      let line = RepeatedLine(
        rule: finding.rule, place: place, notePlaces: finding.notes.map(\.place), setting: finding.setting)
      if let first = firsts[line], finding.subject == nil || finding.subject != findings[first].subject {
        repeats[first, default: []].insert(finding.subject ?? finding.message)
      } else {
        firsts[line] = firsts[line] ?? findings.count
        findings.append(finding)
      }
    }
    for (first, others) in repeats {
      findings[first].notes.append(
        Diagnostic.Note("so \(others.count == 1 ? "is" : "are") \(others.count) more from here"))
    }
    return findings
  }
}
