extension Report {
  /// Something about an interface that a rule found odd.
  package struct Finding: Sendable, Hashable, Codable {
    package var rule: String
    /// What the rule looks for, in a sentence.
    package var summary: String
    /// How bad it is: error, warning or note.
    package var severity: String
    /// How surely it is so: certain, likely or guess.
    package var confidence: String
    package var message: String
    package var place: Place?
    /// The sentence that is heard there.
    package var heard: String?
    /// What the person has set, where it is only so then.
    package var setting: String?
    /// What the author can do about it.
    package var hints: [String]
    /// The change of the file that mends it for certain, in words.
    package var edit: String?
    /// Whether it fails the case.
    package var fails: Bool
    /// What the thing is called, by which it is found again after lines have moved.
    package var subject: String?
    /// By how many points an estimated layout may be off until it is otherwise.
    package var margin: Double?
    /// What else there is to know, such as where the second of two elements stands.
    package var notes: [Note] = []
    /// The change of the file that mends it for certain.
    package var fix: Fix?
    /// By which it is known again in a later report, though lines have moved.
    package var fingerprint = ""
    /// Whether it was known before, where that was asked.
    package var isKnown: Bool?
    /// Why it is accepted where it stands; `nil` if nobody has accepted it.
    package var acceptance: String?

    package init(
      rule: String, summary: String, severity: String, confidence: String, message: String, place: Place?,
      heard: String?,
      setting: String?, hints: [String], edit: String?, fails: Bool
    ) {
      self.rule = rule
      self.summary = summary
      self.severity = severity
      self.confidence = confidence
      self.message = message
      self.place = place
      self.heard = heard
      self.setting = setting
      self.hints = hints
      self.edit = edit
      self.fails = fails
    }
  }

  /// A second place that explains a finding.
  package struct Note: Sendable, Hashable, Codable {
    package var text: String
    /// Where it is; `nil` for what is nowhere in a file.
    package var place: Place?

    package init(_ text: String, at place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// Other text in place of a part of the scenario's file.
  package struct Fix: Sendable, Hashable, Codable {
    package var line: Int
    package var column: Int
    /// Where the part ends: the first place that is not of it.
    package var endLine: Int
    package var endColumn: Int
    package var text: String

    package init(from start: (line: Int, column: Int), to end: (line: Int, column: Int), text: String) {
      (line, column) = start
      (endLine, endColumn) = end
      self.text = text
    }
  }

  /// Something that is looked for.
  package struct Rule: Sendable, Hashable, Codable {
    package var id: String
    /// What it finds, in a sentence.
    package var summary: String
    /// Why that matters.
    package var reason: String
    /// All about it, with examples.
    package var description: String
    /// How bad it usually is.
    package var severity: String
    /// How surely it is so.
    package var confidence: String
    /// The success criteria of WCAG 2.2 that it is evidence about.
    package var criteria: [String]
    /// The same as clauses of EN 301 549.
    package var clauses: [String]

    package init(
      id: String, summary: String, reason: String, description: String, severity: String, confidence: String,
      criteria: [String], clauses: [String]
    ) {
      self.id = id
      self.summary = summary
      self.reason = reason
      self.description = description
      self.severity = severity
      self.confidence = confidence
      self.criteria = criteria
      self.clauses = clauses
    }
  }
}
