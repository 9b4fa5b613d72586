package import Audits
package import ScenarioFiles
package import Transcripts

/// What the project of a file has decided, and what is known of its code.
package struct ProjectDecisions {
  /// What holds where a scenario says nothing.
  package var defaults: ScenarioDefaults
  /// What is looked for besides mistakes.
  package var audit: Audit
  /// What is heard of the views in a file of code, as it is on the disk; `nil` where that is not known.
  package var code: () -> ExplanationDocument?

  package init(
    defaults: ScenarioDefaults = ScenarioDefaults(), audit: Audit = Audit(),
    code: @escaping () -> ExplanationDocument? = { nil }
  ) {
    self.defaults = defaults
    self.audit = audit
    self.code = code
  }
}
