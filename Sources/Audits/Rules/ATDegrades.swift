internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let atDegrades = Audit.Rule(
    "at-degrades",
    "Something is missing while an assistive technology is on.",
    because:
      "Assistive technologies add ways to use an app, and never take one away (Apple's guide to accessible appearance).",
    severity: .error, clauses: ["11.6.2", "11.5.2.3"],
    firing: [
      "views: [{ text: Trip }, { button: Map, if: not settings.voiceControl }]",
      "views: [{ text: Trip }, { button: Map, if: not settings.voiceOver }]",
    ],
    passing: ["views: [{ text: Trip }, { button: Map }]"],
    .settings { run in
      guard run.isOfTechnology else { return [] }
      var known: Set<Int> = []
      return (run.lostControls + run.lostWords).filter { known.insert($0.index).inserted }.map { stop in
        Audit.Remark(
          message: "\(stop.element.quotedName) is not there", stop: stop,
          hints: ["take nothing away for assistive technologies"])
      } + run.remarksOnFlows
    })
}
