package import Diagnostics
package import Interface
internal import OrderedCollections

/// What the author of a scenario has accepted, and which part of it each acceptance is for.
///
/// An acceptance on a view is for the view and all that was written inside of it, one on a screen for the screen, one at
/// the top for the whole scenario. Of several the innermost counts.
package struct Acceptances: Sendable {
  private let known: [Scoped]

  /// An acceptance with the part of the file that it is for.
  fileprivate struct Scoped: Sendable {
    var acceptance: Acceptance
    /// From where to where, in the order of the file; `nil` for all.
    var part: Range<SourcePlace>?
  }

  /// Collects the acceptances of a scenario.
  package init(of scenario: Scenario) {
    let whole = scenario.acceptances.map { Scoped(acceptance: $0, part: nil) }
    let hasParts = scenario.screens.values.contains { screen in
      !screen.acceptances.isEmpty || screen.views.contains(where: \.hasAcceptances)
    }
    known = whole + (hasParts ? Outline(of: scenario).acceptances : [])
  }

  /// Findings, parted by whether they are accepted, with the reason.
  package struct Judgement: Sendable {
    /// What nobody has accepted.
    package var open: [Finding] = []
    package var accepted: [(finding: Finding, reason: String)] = []
    /// The acceptances that match nothing, which are findings themselves.
    ///
    /// A walk through a part of a scenario says nothing of them.
    package var needless: [Finding] = []

    /// What is to be told: what is open, and what is accepted for nothing.
    package var toldFindings: [Finding] { (open + needless).inFileOrder }
  }

  /// Parts findings, and tells the acceptances that match none of them.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - rules: The rules that looked for it: about the others nothing is known.
  /// - Returns: What is open, what is accepted, and what was accepted for nothing.
  package func judge(_ findings: [Finding], of rules: [Audit.Rule]) -> Judgement {
    guard !known.isEmpty else { return Judgement(open: findings) }
    var judgement = Judgement()
    var isUsed = [Bool](repeating: false, count: known.count)
    for finding in findings {
      // The parts are in the order of the file, so that the last that fits is the innermost.
      if let index = known.lastIndex(where: { $0.fits(finding) }) {
        isUsed[index] = true
        judgement.accepted.append((finding, known[index].acceptance.reason))
      } else {
        judgement.open.append(finding)
      }
    }
    let looked = Set(rules.map(\.id))
    for (index, scoped) in known.enumerated() where !isUsed[index] {
      guard let rule = Audit.Rule.named(scoped.acceptance.rule)?.id else {
        judgement.needless.append(.unknown(scoped.acceptance))
        continue
      }
      if looked.contains(rule) { judgement.needless.append(.needless(scoped.acceptance)) }
    }
    return judgement
  }
}

extension Acceptances.Scoped {
  fileprivate func fits(_ finding: Finding) -> Bool {
    guard finding.rule == Audit.Rule.named(acceptance.rule)?.id else { return false }
    guard let part else { return true }
    return finding.place.map(part.contains) ?? false
  }
}

/// The parts of a file, each from its beginning to that of the next one that does not stand in it.
///
/// What was written once can be met in several places; in the text it stands in the one that begins next before it.
private struct Outline {
  private var parts: [SourcePlace: Part] = [:]

  private struct Part {
    /// Where the part begins in which this one stands; `nil` for none.
    var parent: SourcePlace?
    var acceptances: [Acceptance]
  }

  init(of scenario: Scenario) {
    for screen in scenario.screens.values {
      parts[screen.origin] = Part(acceptances: screen.acceptances)
      for view in screen.views { add(view, inside: screen.origin) }
    }
  }

  private mutating func add(_ view: View, inside parent: SourcePlace) {
    let parent = parent < view.origin ? parent : nil
    if (parts[view.origin]?.parent ?? .code) <= parent ?? .code {
      parts[view.origin] = Part(parent: parent, acceptances: view.acceptances)
    }
    view.forEachInside { add($0, inside: view.origin) }
  }

  /// What is accepted in parts, in the order of the file.
  fileprivate var acceptances: [Acceptances.Scoped] {
    let starts = parts.keys.filter { $0 != .code }.sorted()
    var depths: [SourcePlace: Int] = [:]
    for start in starts { depths[start] = (parts[start]?.parent.flatMap { depths[$0] } ?? -1) + 1 }
    return starts.indices.flatMap { index -> [Acceptances.Scoped] in
      let start = starts[index]
      guard let part = parts[start], !part.acceptances.isEmpty else { return [] }
      let next = starts[(index + 1)...].first { depths[$0, default: 0] <= depths[start, default: 0] }
      let range = start..<(next ?? SourcePlace(line: .max, column: .max))
      return part.acceptances.map { Acceptances.Scoped(acceptance: $0, part: range) }
    }
  }
}

extension Finding {
  /// That an acceptance matches nothing: what it was for has been mended, or never was there.
  fileprivate static func needless(_ acceptance: Acceptance) -> Finding {
    acceptanceFinding(
      acceptance, "'\(acceptance.rule)' is accepted here, but nothing of it is found",
      hints: ["take it away: what it was for has been mended"])
  }

  /// That there is nothing of the name to accept.
  fileprivate static func unknown(_ acceptance: Acceptance) -> Finding {
    let hint = NearMiss.hint(for: acceptance.rule, among: Audit.Rule.all.map(\.id))
    return acceptanceFinding(
      acceptance, "there is no rule '\(acceptance.rule)' to accept", hints: [hint].compactMap(\.self))
  }

  private static func acceptanceFinding(_ acceptance: Acceptance, _ message: String, hints: [String]) -> Finding {
    Finding(
      rule: "needless-acceptance", severity: .warning, confidence: .certain, message: message,
      place: acceptance.place.inFile, hints: hints)
  }
}

extension View {
  /// Whether something is accepted at the view, or anywhere in it.
  fileprivate var hasAcceptances: Bool {
    var isFound = !self.acceptances.isEmpty
    forEachInside { isFound = isFound || $0.hasAcceptances }
    return isFound
  }
}
