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
}
