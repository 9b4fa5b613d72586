internal import Diagnostics
internal import Elements

/// A round of rules: what each of them finds, in the order of the walk.
///
/// All rules look at a view or a stop before any of them looks at the next one: on a long screen, what they ask of it would
/// be far from the processor again by the time that the next rule came to it.
struct Round {
  private let rules: [Audit.Rule]
  private let subject: Subject
  /// What each rule has found.
  private var found: [[Finding]]

  /// How the rule of a number finds something at a view.
  private struct ViewSearch {
    let number: Int
    let remarks: (Subject.WrittenView) -> [Audit.Remark]
  }

  /// How the rule of a number finds something at a stop.
  private struct StopSearch {
    let number: Int
    let remark: (Audit.Stop) -> Audit.Remark?
  }

  init(of rules: [Audit.Rule], in subject: Subject) {
    self.rules = rules
    self.subject = subject
    found = rules.map { _ in [] }
    lookAtViews()
    lookAtStops()
    for (number, rule) in rules.enumerated() { found[number] += rule.findings(in: subject) }
  }

  /// What was found, rule by rule.
  var findings: [Finding] { found.flatMap(\.self) }

  private mutating func lookAtViews() {
    let searches = rules.indices.compactMap { number in
      rules[number].search.atViews.map { ViewSearch(number: number, remarks: $0) }
    }
    for written in subject.views {
      for search in searches {
        for remark in search.remarks(written) {
          let finding = rules[search.number].finding(remark, at: written.view, in: subject.language)
          found[search.number].append(finding)
        }
      }
    }
  }

  private mutating func lookAtStops() {
    let searches = rules.indices.compactMap { number in
      rules[number].search.atStops.map { StopSearch(number: number, remark: $0) }
    }
    guard !searches.isEmpty else { return }
    var told: Set<Telling> = []
    for screen in subject.moments {
      for stop in screen.stops {
        for search in searches {
          guard let remark = search.remark(stop) else { continue }
          let rule = rules[search.number]
          if rule.isSilent(about: stop, on: screen) { continue }
          let finding = rule.finding(remark, about: stop, in: subject.language)
          if told.insert(Telling(finding, about: stop)).inserted { found[search.number].append(finding) }
        }
      }
    }
  }
}

extension Audit.Search {
  /// How something is found at each view.
  fileprivate var atViews: ((Subject.WrittenView) -> [Audit.Remark])? {
    switch self {
    case .views(let remarks): remarks
    case .stops, .screens, .trials, .stopsAndTrials, .stopsAndAll, .settings, .all: nil
    }
  }

  /// How something is found at each stop.
  fileprivate var atStops: ((Audit.Stop) -> Audit.Remark?)? {
    switch self {
    case .stops(let remark), .stopsAndTrials(let remark, _), .stopsAndAll(let remark, _): remark
    case .views, .screens, .trials, .settings, .all: nil
    }
  }
}

/// What a rule tells of an element, whatever is heard there in the meantime: what is dimmed at first is no other thing later.
private struct Telling: Hashable {
  private let rule: String
  private let element: ViewID
  private let screen: String?
  private let message: String

  init(_ finding: Finding, about stop: Audit.Stop) {
    rule = finding.rule
    element = stop.element.id
    screen = finding.screen
    message = finding.heard.map { finding.message.replacing($0, with: "") } ?? finding.message
  }
}
