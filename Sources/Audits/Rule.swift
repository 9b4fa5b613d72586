public import Diagnostics
internal import Elements
internal import Interface
internal import Utterances

extension Audit {
  /// One thing that can be odd about an interface: how it is found, how it is told, and examples of both sides.
  public struct Rule: Sendable, Identifiable {
    /// The name of the rule; it stays the same for ever.
    public let id: String
    /// How bad it is what the rule finds.
    public let severity: Diagnostic.Severity
    /// How surely it is as the rule says.
    public let confidence: Finding.Confidence
    /// What the rule finds, in a sentence.
    public let summary: String
    /// Why that matters, and where it is known from.
    public let reason: String
    /// The success criteria of WCAG 2.2 that a finding is evidence about.
    package let criteria: [String]
    /// Scenarios in which the rule finds something, without the line that names them.
    package let firing: [String]
    /// Scenarios in which the rule finds nothing, though they look much alike.
    package let passing: [String]
    private let search: Search

    init(
      _ id: String, _ summary: String, because reason: String, severity: Diagnostic.Severity = .warning,
      confidence: Finding.Confidence = .certain, criteria: [String] = [], firing: [String], passing: [String],
      _ search: Search
    ) {
      self.id = id
      self.severity = severity
      self.confidence = confidence
      self.summary = summary
      self.reason = reason
      self.criteria = criteria
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
    case stops(@Sendable (Subject.Stop) -> Remark?)
    /// In all that was written and heard, where one thing alone does not show it.
    case all(@Sendable (Subject) -> [Remark])
  }

  /// What a rule has to say, but for its name.
  struct Remark: Sendable {
    var message: String
    /// Where it is; the place of the view or of the element unless another is given.
    var place: SourcePlace?
    var margin: Double?
    var notes: [Diagnostic.Note] = []
    var hints: [String] = []
  }
}

extension Audit.Rule {
  /// What the rule finds, in the order of the walk.
  func findings(in subject: Subject) -> [Finding] {
    switch search {
    case .views(let remarks):
      subject.views.flatMap { written in
        remarks(written).map { finding($0, at: $0.place ?? written.view.origin, heard: nil) }
      }
    case .stops(let remark):
      subject.stops.compactMap { stop in
        remark(stop).map { remark in
          let heard = stop.utterance.text()
          return finding(
            remark, at: remark.place ?? stop.element.id.origin, heard: heard.isEmpty ? nil : heard)
        }
      }
    case .all(let remarks): remarks(subject).map { finding($0, at: $0.place, heard: nil) }
    }
  }

  private func finding(_ remark: Audit.Remark, at place: SourcePlace?, heard: String?) -> Finding {
    Finding(
      rule: id, severity: severity, confidence: confidence, message: remark.message, place: place?.inFile,
      heard: heard, margin: remark.margin, notes: remark.notes, hints: remark.hints)
  }
}
