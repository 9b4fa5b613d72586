internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let settingLosesWords = Audit.Rule(
    "setting-loses-words",
    "Something is no longer said under something that a person has set.",
    because: "Who needs the setting gets less than others (Human Interface Guidelines, “Accessibility”).",
    confidence: .likely, criteria: ["1.3.1"], clauses: ["11.7"],
    firing: ["views: [{ text: Online, if: not settings.reduceTransparency }, { text: Nick }]"],
    passing: [
      "views: [{ text: Online }, { text: Nick }]",
      "views: [{ text: A moving cat, if: not settings.reduceMotion }, { text: A cat, if: settings.reduceMotion }]",
    ],
    .settings { run in
      guard !run.isOfTechnology else { return [] }
      return run.lostWords.filter { !$0.isControl && !$0.hasEffect }.map { stop in
        Audit.Remark(
          message: "\(stop.label.quoted) is no longer heard", stop: stop, hints: ["show it always, or in other words"])
      }
    })
}
