internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let actionsMany = Audit.Rule(
    "actions-many",
    "An element has many actions.",
    because: "Each takes a flick, and the list is heard from its beginning again (WWDC24-10073).",
    severity: .note, confidence: .guess,
    firing: [
      "views: [{ text: Nick, actions: [Reply, Flag, Move, Copy, Mute, Pin, Share, Print, Delete] }]"
    ],
    passing: ["views: [{ text: Nick, actions: [Reply, Flag, Delete] }]"],
    .stops { stop in
      guard stop.element.hasDetails, stop.element.details.actions.count > 8, stop.view?.contextMenu.isEmpty != false
      else { return nil }
      let count = stop.element.details.actions.count
      return Audit.Remark(
        message: "it has \(count) actions; the last takes \(count) flicks", hints: ["offer fewer, or a menu"])
    })
}
