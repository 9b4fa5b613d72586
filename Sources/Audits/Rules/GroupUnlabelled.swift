internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let groupUnlabelled = Audit.Rule(
    "group-unlabelled",
    "A caption stands beside controls, and is not heard with them.",
    because: "“S, button”: size of what? (cvs-health, GroupingControls).",
    severity: .note, confidence: .guess, criteria: ["1.3.1"], clauses: ["11.5.2.8"],
    isAboutWords: true,
    firing: ["views: [{ text: Size }, { hstack: [{ button: Small }, { button: Large }] }]"],
    passing: [
      "views: [{ text: Size, hidden: true }, { hstack: [{ button: Small }, { button: Large }], children: contain, label: Size }]",
      "views: [{ text: Size, traits: [header] }, { hstack: [{ button: Small }, { button: Large }] }]",
      "views: [{ text: Blue Hours }, { hstack: [{ button: Play, action: back }, { button: Shuffle, action: dismiss }] }]",
      "views: [{ text: Are you sure? }, { hstack: [{ button: Cancel }, { button: Delete it for ever }] }]",
    ],
    .screens { screen in
      let drawing = screen.drawing
      return drawing.pieces.indices.compactMap { place in
        let piece = drawing.pieces[place]
        guard piece.view.kind == .hstack, piece.view.label == nil, piece.view.childBehavior == nil,
          let before = drawing.sibling(before: place),
          drawing.sibling(before: before).map({ drawing.pieces[$0].view.kind != .text }) ?? true
        else { return nil }
        let caption = drawing.pieces[before]
        let stops = screen.stops(in: place)
        guard caption.isStop, caption.view.kind == .text, let text = caption.view.drawnText, text.count <= 20,
          text.last?.isPunctuation != true, text.spokenWords.count <= 2, let speaker = caption.speaker,
          screen.stops[speaker].isStatic,
          !screen.stops[speaker].element.traits.contains(.header), stops.count >= 2, stops.allSatisfy(\.isControl),
          Set(stops.map(\.element.kind)).count == 1, stops.chooseOneThing, stops.allSatisfy({ $0.words.count <= 2 }),
          !stops.contains(where: { $0.words.contains(run: text.spokenWords) })
        else { return nil }
        return Audit.Remark(
          message: "\(stops[0].sentence.quoted): \(text.quoted) beside it is not heard with it", stop: stops[0],
          hints: ["add \(code: "children: contain") and \(code: "label: \(text)") to the stack"])
      }
    })
}

extension [Audit.Stop] {
  /// Whether the controls are choices for one thing, as far as it is known what they do: what stands above others, such as
  /// “Play” and “Shuffle”, is no caption of theirs.
  fileprivate var chooseOneThing: Bool {
    if contains(where: { !$0.element.traits.isDisjoint(with: [.selected, .toggle]) }) { return true }
    guard contains(where: \.hasEffect) else { return true }
    let places = Set(map { $0.activation?.onlyPlaceSet })
    return places.count == 1 && !places.contains(nil)
  }
}

extension ActionToken {
  /// The one place in state to which the action gives a value; `nil` if it does something else.
  fileprivate var onlyPlaceSet: String? {
    guard effects.count == 1, case .set(let assignments)? = effects.first, assignments.count == 1 else { return nil }
    return assignments.first.map { "\($0.path)" }
  }
}
