internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let dragUndescribed = Audit.Rule(
    "drag-undescribed",
    "Several things can be dragged, and all drags are called the same.",
    because: "“Drag” is heard of each; a name tells what is picked up, and where it can be dropped (WWDC24-10073).",
    confidence: .likely, criteria: ["4.1.2"], clauses: ["11.5.2.11"],
    firing: [
      "views: [{ text: Cheers, dropTarget: Set the sound }, { vstack: [{ text: Low }, { text: Loud }], children: combine, draggable: true }, { text: Synth, draggable: true }]",
      "views: [{ rectangle: , dropTarget: true }, { text: Synth, draggable: true }]",
    ],
    passing: [
      "views: [{ text: Cheers, dropTarget: Set the sound }, { text: Synth, draggable: Drag Synth }]",
      "views: [{ text: Cheers, dropTarget: true }, { text: Synth, draggable: true }]",
    ],
    .all { subject in
      let sources = subject.views.filter { $0.view.draggable != nil }
      let unnamed = sources.filter { $0.view.draggable?.name == nil }
      let several = sources.count >= 2 ? unnamed : []
      let targets = subject.views.filter { written in
        written.view.dropTarget != nil && written.view.dropTarget?.name == nil && written.view.label == nil
          && written.view.kind.isShape
      }
      return several.map {
        Audit.Remark(
          message: "several things can be dragged, and this drag has no name", place: $0.view.origin,
          hints: ["name it, as in \(code: "draggable: Drag \($0.view.title ?? "…")")"])
      }
        + targets.map {
          Audit.Remark(
            message: "something can be dropped here, and nothing names the place", place: $0.view.origin,
            hints: ["give it a \(code: "label")"])
        }
    })
}
