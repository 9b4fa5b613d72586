internal import Diagnostics
internal import Elements
internal import Interface
internal import Layout

extension Audit.Rule {
  static let controlUnreachable = Audit.Rule(
    "control-unreachable",
    "A control is seen, and no stop leads to it.",
    because: "It is inside an element that speaks for all that is in it, or hidden (about 30 of 330 public threads).",
    severity: .error, criteria: ["2.1.1", "4.1.2", "1.3.1"], clauses: ["11.5.2.3", "11.5.2.5"],
    firing: [
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }], isElement: true, label: Comment of Nick }]",
      "views: [{ text: Nice }, { button: Reply, action: back, hidden: true }]",
      "views: [{ view: [{ text: Nice, identifier: t }, { button: { image: arrow }, action: back }], elements: [t] }]",
    ],
    passing: [
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }], children: combine }]",
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }] }]",
      "views: [{ button: Reply, action: back }, { button: Reply, action: back, hidden: true }]",
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }], isElement: true, label: Comment of Nick, actions: [{ button: Reply, action: back }] }]",
    ],
    .screens { screen in
      guard !screen.hasPresentation else { return [] }
      lazy var offered = screen.offeredNames
      lazy var origins = screen.offeredOrigins
      return screen.drawing.pieces.indices.compactMap { place in
        let piece = screen.drawing.pieces[place]
        guard piece.view.kind.isControl, piece.opacity > 0, !piece.isDisabled, !piece.isStop, piece.hasArea,
          piece.view.action?.effects.isEmpty == false, piece.control == nil
        else { return nil }
        let name = piece.view.controlName
        let speaker = piece.speaker.map { screen.stops[$0] }
        let isLeftOut = speaker == nil && screen.drawing.ancestors(of: place).contains { $0.view.elements != nil }
        guard isLeftOut || name != nil && (speaker != nil || piece.isHidden),
          name.map({ !offered.contains($0.normalizedName) }) ?? true,
          !origins.contains(piece.view.origin) || piece.view.origin == .code
        else { return nil }
        if let speaker, speaker.activation?.effects == piece.view.action?.effects { return nil }
        let reason: Audit.Phrase =
          speaker.map { Audit.Phrase("it is inside \($0.sentence.quoted), which speaks for it") }
          ?? (piece.isHidden ? "it is hidden" : "it is not among the \(code: "elements") of the view around it")
        return Audit.Remark(
          message:
            "no stop leads to \(name.map { Audit.Phrase($0.quoted) } ?? "this \(kind: piece.view.kind)"); \(reason)",
          place: piece.view.origin, stop: speaker,
          hints: [
            isLeftOut && !piece.isHidden
              ? "add it to \(code: "elements")"
              : speaker == nil
                ? "show it to accessibility, or offer it as one of the \(code: "actions") of another element"
                : "use \(code: "children: combine"), by which buttons become actions, or \(code: "children: contain")"
          ])
      }
    })
}

extension Drawing.Piece {
  /// Whether anything of the piece can be seen.
  fileprivate var hasArea: Bool { placed.frame.map { $0.width > 0 && $0.height > 0 } ?? true }
}

extension View {
  /// What the control is called, by what is written in it.
  fileprivate var controlName: String? {
    if let label = self.label?.text?.constant { return label }
    if let name = drawnText ?? symbol { return name }
    for child in children {
      if let name = child.controlName { return name }
    }
    return nil
  }
}

extension Audit.Screen {
  /// Where the actions of stops were written.
  fileprivate var offeredOrigins: Set<SourcePlace> {
    Set(stops.flatMap { $0.element.hasDetails ? $0.element.details.actions.map(\.origin) : [] })
  }

  /// The names of everything that can be done on the screen: those of stops, of their actions and of their links.
  fileprivate var offeredNames: Set<String> {
    stops.reduce(into: []) { names, stop in
      if stop.isControl || stop.hasEffect { names.insert(stop.name) }
      guard stop.element.hasDetails else { return }
      for action in stop.element.details.actions + stop.element.details.links {
        names.insert(action.name.normalizedName)
      }
    }
  }
}
