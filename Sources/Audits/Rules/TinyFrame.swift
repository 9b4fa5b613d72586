internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let tinyFrame = Audit.Rule(
    "tiny-frame",
    "A frame is less than a point wide and high.",
    because: "Sources disagree on whether such an element is a stop, so that devices may pass over it.",
    confidence: .likely,
    firing: ["views: [{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 0.5 } }]"],
    passing: ["views: [{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 9 } }]"],
    .stops { stop in
      let element = stop.element
      guard element.isFrameGiven, let frame = element.frame, frame.width < 1, frame.height < 1 else { return nil }
      return Audit.Remark(
        message: "\(element.quotedName) is less than a point wide and high; devices may pass over it",
        hints: ["give it a larger \(code: "frame"), or make it \(code: "hidden")"])
    })
}
