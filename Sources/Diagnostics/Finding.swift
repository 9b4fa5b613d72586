/// Something about an interface that is worth a look, found by a rule.
public struct Finding: Sendable, Hashable, Codable {
  /// How surely it is as the finding says.
  public enum Confidence: String, Sendable, CaseIterable, Codable {
    /// It rests on what was written and heard alone.
    case certain
    /// It rests on a comparison with a margin, or on a list of words.
    case likely
    /// It rests on what the author probably meant.
    case guess
  }

  /// The rule by which it is told what of a preview is left out, since it cannot be had here.
  package static let ruleOfGaps = "preview-gap"

  /// The name of the rule, such as `nameless`; it stays the same for ever.
  public var rule: String
  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// How surely it is as the finding says.
  public var confidence: Confidence
  /// What is odd, in the author's words: lower case, no full stop.
  public var message: String
  /// Where it is; `nil` for what stands in no file.
  public var place: SourcePlace?
  /// The sentence that is heard there; `nil` where none is.
  public var heard: String?
  /// By how many points an estimated layout may be off until it is otherwise; `nil` where no layout decides.
  public var margin: Double?
  /// What else there is to know, such as where the second of two elements stands.
  package var notes: [Diagnostic.Note]
  /// What the author can do about it.
  public var hints: [String]
  /// The screen that it is on, by the author's name; `nil` for what is on none.
  package var screen: String?
  /// What the thing is called, by which it is found again after lines have moved.
  package var subject: String?
  /// What the person has set, where it is only so then: `boldText on`.
  package var setting: String?
  /// A change of the file that mends it for certain.
  package var edit: Edit?

  package init(
    rule: String, severity: Diagnostic.Severity, confidence: Confidence, message: String, place: SourcePlace? = nil,
    heard: String? = nil, margin: Double? = nil, notes: [Diagnostic.Note] = [], hints: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.place = place
    self.heard = heard
    self.margin = margin
    self.notes = notes
    self.hints = hints
  }
}

extension Finding {
  /// A change of what was written at the view that a finding is about.
  package enum Edit: Sendable, Hashable, Codable {
    /// Other words in place of those that stand in the view, wherever it has them.
    case replace(text: String, with: String)
    /// One more trait.
    case addTrait(String)
    /// A key that is left out.
    case drop(key: String)
  }

  /// What makes two findings the same, whatever else was heard in the meantime.
  package struct Identity: Sendable, Hashable {
    private let rule: String
    private let place: SourcePlace?
    private let message: String
    private let notes: [Diagnostic.Note]

    init(_ finding: Finding) {
      rule = finding.rule
      place = finding.place
      message = finding.message
      notes = finding.notes
    }
  }

  /// What makes the finding the same as others.
  package var identity: Identity { Identity(self) }
}

extension Diagnostic {
  /// The finding as it is told beside what is wrong with a file, with the sentence that is heard.
  package init(_ finding: Finding) {
    let heard =
      (finding.heard.map { [Note("heard: \($0)")] } ?? []) + (finding.setting.map { [Note("with \($0)")] } ?? [])
    self.init(
      finding.rule, finding.message, at: finding.place, severity: finding.severity, notes: heard + finding.notes,
      hints: finding.hints)
  }
}
