internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let controlsNested = Audit.Rule(
    "controls-nested",
    "A control stands in the label of another one.",
    because:
      "On iOS 26 one element is made of both, and the inner one is neither heard nor reached (bitwarden/ios 2922, 3013).",
    severity: .error, criteria: ["4.1.2", "2.1.1"], clauses: ["11.5.2.9"],
    firing: [
      "views: [{ toggle: [{ text: Auto Fill }, { button: Learn more about it, action: back }], isOn: true }]",
      "views: [{ button: [{ text: Nick }, { button: Follow, action: back }], action: back }]",
    ],
    passing: [
      "views: [{ hstack: [{ toggle: Auto Fill, isOn: true }, { button: Learn more about it, action: back }] }]",
      "views: [{ button: Nick, action: back, swipeActions: [{ button: Delete, action: back }] }]",
      "views: [{ picker: Size, style: segmented, options: [S, M, L] }]",
    ],
    .screens { screen in
      screen.drawing.nestedControls.compactMap { piece in
        guard let around = piece.control.map({ screen.drawing.pieces[$0].view }), around.kind.has(.pressed),
          !(piece.isStop && around.kind == .navigationLink),
          piece.view.origin != around.origin || piece.view.origin == .code
        else { return nil }
        let name = piece.view.drawnText ?? piece.view.kind.rawValue
        return Audit.Remark(
          message: "\(name.quoted) stands in the label of a \(kind: around.kind), and cannot be reached by itself",
          place: piece.view.origin, stop: piece.speaker.map { screen.stops[$0] },
          hints: ["put the two side by side, or make the inner one an action"])
      }
    })
}
