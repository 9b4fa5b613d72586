public import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import Utterances
internal import VoiceOver

extension Audit {
  /// One thing that can be odd about an interface: how it is found, how it is told, and examples of both sides.
  public struct Rule: Sendable, Identifiable {
    /// The name of the rule; it stays the same for ever.
    public let id: String
    /// Names that the rule had before; they are understood wherever its name is.
    package let formerNames: [String]
    /// How bad it is what the rule finds; some findings are worse or less bad than the rule as such.
    public var severity: Diagnostic.Severity
    /// How surely it is as the rule says.
    public let confidence: Finding.Confidence
    /// What the rule finds, in a sentence.
    public let summary: String
    /// Why that matters, and where it is known from.
    public let reason: String
    /// The success criteria of WCAG 2.2 that a finding is evidence about.
    package let criteria: [String]
    /// The clauses of EN 301 549 V3.2.1 that a finding is evidence about.
    package let clauses: [String]
    /// Scenarios in which the rule finds something, without the line that names them.
    package let firing: [String]
    /// Scenarios in which the rule finds nothing, though they look much alike.
    package let passing: [String]
    /// Why the rule looks for nothing unless it is asked to; `nil` for one that always does.
    public let offReason: String?
    /// Whether it finds fault with words, or with their not being there, and so is silent where they are only not known.
    let isAboutWords: Bool
    let search: Search
    /// Whether the severity was decided by a project, so that no finding has another.
    private var isDecided = false

    init(
      _ id: String, _ summary: String, because reason: String, severity: Diagnostic.Severity = .warning,
      confidence: Finding.Confidence = .certain, criteria: [String] = [], clauses: [String] = [],
      formerNames: [String] = [], offBecause offReason: String? = nil, isAboutWords: Bool = false, firing: [String],
      passing: [String],
      _ search: Search
    ) {
      self.id = id
      self.severity = severity
      self.confidence = confidence
      self.summary = summary
      self.reason = reason
      self.criteria = criteria
      self.clauses = clauses
      self.formerNames = formerNames
      self.offReason = offReason
      self.isAboutWords = isAboutWords
      self.firing = firing
      self.passing = passing
      self.search = search
    }
  }

  /// How a rule finds something.
  enum Search: Sendable {
    /// At each view as it was written.
    case views(@Sendable (Subject.WrittenView) -> [Remark])
    /// At each element that the cursor lands on.
    case stops(@Sendable (Stop) -> Remark?)
    /// On each screen, where one element alone does not show it.
    case screens(@Sendable (Screen) -> [Remark])
    /// In what came of trying a control.
    case trials(@Sendable (Trial) -> Remark?)
    /// At each element that the cursor lands on, and in what came of trying it.
    case stopsAndTrials(@Sendable (Stop) -> Remark?, @Sendable (Trial) -> Remark?)
    /// At each element that the cursor lands on, and in all that was heard, where the element does not show it.
    case stopsAndAll(@Sendable (Stop) -> Remark?, @Sendable (Subject) -> [Remark])
    /// In how a screen is under something that the person has set.
    case settings(@Sendable (SettingRun) -> [Remark])
    /// In all that was written and heard, where one thing alone does not show it.
    case all(@Sendable (Subject) -> [Remark])
  }

  /// What a rule has to say, but for its name.
  struct Remark {
    var message: Phrase
    /// Where it is; the place of the view or of the element unless another is given.
    var place: SourcePlace?
    /// The stop that it is about, if the rule looks at more than one.
    var stop: Stop?
    /// How bad it is, where that differs from the rule.
    var severity: Diagnostic.Severity?
    var margin: Double?
    var notes: [Diagnostic.Note] = []
    var hints: [Phrase] = []
    var edit: Finding.Edit?
  }
}

extension Audit.Rule {
  /// A rule of a team's own, which looks at each place where the cursor stops.
  ///
  /// ```swift
  /// let shouting = Audit.Rule("no-shouting", "A label ends in an exclamation mark.", because: "Our style guide, 4.2.") { stop in
  ///   stop.label.hasSuffix("!") ? "\(stop.label) shouts" : nil
  /// }
  /// let findings = Audit(rules: Audit.Rule.standard + [shouting]).findings(of: scenario)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name of the rule, in small letters with hyphens.
  ///   - summary: What the rule finds, in a sentence.
  ///   - reason: Why that matters.
  ///   - severity: How bad it is.
  ///   - confidence: How surely it is as the rule says.
  ///   - hint: What the author can do about it.
  ///   - message: What is odd about a stop, in lower case and without a full stop; `nil` for nothing.
  public init(
    _ id: String, _ summary: String, because reason: String, severity: Diagnostic.Severity = .warning,
    confidence: Finding.Confidence = .certain, hint: String? = nil, message: @escaping @Sendable (Audit.Stop) -> String?
  ) {
    self.init(
      id, summary, because: reason, severity: severity, confidence: confidence, firing: [], passing: [],
      .stops { stop in
        message(stop).map { Audit.Remark(message: Audit.Phrase($0), hints: hint.map { [Audit.Phrase($0)] } ?? []) }
      })
  }

  /// The rule with another severity for all that it finds.
  public func with(severity: Diagnostic.Severity) -> Audit.Rule {
    var rule = self
    rule.severity = severity
    rule.isDecided = true
    return rule
  }

  /// Whether controls must be tried for the rule.
  var needsTrials: Bool { if case .trials = search { true } else { false } }

  /// Whether screens must be looked at under settings for the rule.
  package var needsSettings: Bool { if case .settings = search { true } else { false } }

  /// What the rule finds but for what it finds at single views and stops, in the order of the walk.
  func findings(in subject: Subject) -> [Finding] {
    let language = subject.language
    return switch search {
    case .views, .stops: []
    case .screens(let remarks):
      subject.moments.flatMap { screen in
        remarks(screen).compactMap { remark in
          guard !isSilent(about: remark.stop, on: screen) else { return nil }
          var finding =
            remark.stop.map { self.finding(remark, about: $0, in: language) }
            ?? finding(remark, at: remark.place, in: language)
          finding.screen = screen.name
          if remark.stop == nil, finding.place == nil { finding.place = screen.reading.snapshot.screen.origin.known }
          return finding
        }
      }
    case .trials(let remark): findings(in: subject.trials, by: remark, in: language)
    case .stopsAndTrials(_, let remark):
      subject.followsTrials ? findings(in: subject.trials, by: remark, in: language) : []
    case .settings(let remarks):
      subject.settingRuns.flatMap { run in
        remarks(run).map { remark in
          var finding =
            remark.stop.map { self.finding(remark, about: $0, in: language) }
            ?? finding(remark, at: remark.place, in: language)
          finding.setting = run.setting
          return finding
        }
      }
    case .stopsAndAll(_, let remarks), .all(let remarks):
      remarks(subject).map { remark in
        remark.stop.map { finding(remark, about: $0, in: language) } ?? finding(remark, at: remark.place, in: language)
      }
    }
  }

  /// What there is to find in what the rule has to say of a view.
  func finding(_ remark: Audit.Remark, at view: View, in language: Audit.Language) -> Finding {
    var finding = finding(remark, at: remark.place ?? view.origin, in: language)
    finding.subject = view.identifier ?? view.title ?? view.kind.rawValue
    return finding
  }

  private func findings(
    in trials: [Trial], by remark: (Trial) -> Audit.Remark?, in language: Audit.Language
  ) -> [Finding] {
    trials.compactMap { trial in remark(trial).map { finding($0, about: trial.stop, in: language) } }
  }

  /// What there is to find in what the rule has to say of a stop.
  func finding(_ remark: Audit.Remark, about stop: Audit.Stop, in language: Audit.Language) -> Finding {
    var finding = finding(remark, at: remark.place ?? stop.element.id.origin, in: language)
    let heard = stop.sentence
    finding.heard = heard.isEmpty ? nil : heard
    finding.screen = stop.screen.name
    finding.subject = stop.identifier ?? (stop.label.isEmpty ? stop.element.kind.rawValue : stop.name)
    return finding
  }

  private func finding(_ remark: Audit.Remark, at place: SourcePlace?, in language: Audit.Language) -> Finding {
    var finding = Finding(
      rule: id, severity: isDecided ? severity : remark.severity ?? severity, confidence: confidence,
      message: remark.message.words(in: language), place: place?.known, margin: remark.margin, notes: remark.notes,
      hints: remark.hints.map { $0.words(in: language) })
    finding.edit = remark.edit
    return finding
  }
}
