package import Audits
package import ScenarioFiles

/// What the project of a file has decided.
package struct ProjectDecisions: Sendable {
  /// What holds where a scenario says nothing.
  package var defaults: ScenarioDefaults
  /// What is looked for besides mistakes.
  package var audit: Audit

  package init(defaults: ScenarioDefaults = ScenarioDefaults(), audit: Audit = Audit()) {
    self.defaults = defaults
    self.audit = audit
  }
}
