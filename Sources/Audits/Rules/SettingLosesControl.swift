internal import Diagnostics
internal import Elements
internal import Utterances

extension Audit.Rule {
  static let settingLosesControl = Audit.Rule(
    "setting-loses-control",
    "A control is gone, or a flow cannot be finished, under something that a person has set.",
    because:
      "A setting changes how something is done, and takes nothing away (Human Interface Guidelines, “Accessibility”).",
    severity: .error, criteria: ["1.4.4"], clauses: ["11.6.2", "11.7"],
    firing: [
      "views: [{ text: Fee }, { button: Pay, if: not settings.reduceMotion }]",
      "state: { paid: false }\nviews: [{ button: Pay, action: { set: { paid: \"${not settings.boldText}\" } } }, { button: Receipt, if: paid }]\nflows: { Pay: [activate, { focus: Receipt }] }",
    ],
    passing: [
      "views: [{ text: Fee }, { button: Pay }]",
      "state: { paid: false }\nviews: [{ button: Pay, action: { set: { paid: true } } }, { button: Receipt, if: paid }]\nflows: { Pay: [activate, { focus: Receipt }] }",
    ],
    .settings { run in
      guard !run.isOfTechnology else { return [] }
      return run.lostControls.map { stop in
        Audit.Remark(
          message: "\(stop.element.quotedName) is not there", stop: stop, hints: ["take nothing away by a setting"])
      } + run.remarksOnFlows
    })
}

extension SettingRun {
  /// What is to be said of flows that can be finished without the setting, and not with it.
  var remarksOnFlows: [Audit.Remark] {
    problems.map { problem in
      Audit.Remark(
        message: "a flow cannot be finished: \(problem.message)", place: problem.origin,
        hints: ["let every task be done under every setting"])
    }
  }
}
