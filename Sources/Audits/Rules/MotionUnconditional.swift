internal import Interface

extension Audit.Rule {
  static let motionUnconditional = Audit.Rule(
    "motion-unconditional",
    "Something moves with Reduce Motion as well.",
    because: "Spinning and sliding make some people ill; a fade does not (WCAG 2.2, 2.3.3; WWDC20-10020).",
    criteria: ["2.3.3", "2.2.2"], clauses: ["11.2.2.2", "11.7"],
    firing: ["views: [{ image: wheel, label: Wheel, animation: spin }]"],
    passing: [
      "views: [{ image: wheel, label: Wheel, animation: \"${if settings.reduceMotion then 'none' else 'spin'}\" }]",
      "views: [{ image: wheel, label: Wheel, animation: fade }]",
      "views: [{ image: wheel, label: Wheel, animation: spin, if: not settings.reduceMotion }]",
    ],
    .views { written in
      guard let motion = written.view.animation?.constant, !["none", "fade", "crossFade"].contains(motion) else {
        return []
      }
      if case .expression(let expression)? = written.view.condition, expression.dependsOnSettings { return [] }
      return [
        Audit.Remark(
          message: "the \(motion) is the same with Reduce Motion",
          hints: ["write \(code: "animation: ${if settings.reduceMotion then 'fade' else '\(motion)'}")"])
      ]
    })
}
