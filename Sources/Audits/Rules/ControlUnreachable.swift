internal import Colors
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
      "views: [{ text: Top }, { image: close, decorative: true, action: back }]",
      "views: [{ text: Top }, { circle: , action: back }]",
      "views: [{ text: Top }, { text: Row, hidden: true, action: back }]",
      "views: [{ text: Top }, { image: pic, label: Open, hidden: true, action: back }]",
      "views: [{ hstack: [{ text: Nice }, { image: heart, decorative: true, action: back }], children: combine }]",
    ],
    passing: [
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }], children: combine }]",
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }] }]",
      "views: [{ button: Reply, action: back }, { button: Reply, action: back, hidden: true }]",
      "state: { n: 1 }\nviews: [{ hstack: [{ button: { symbol: star }, action: { set: { n: 1 } } }, { button: { symbol: star }, action: { set: { n: 2 } } }], isElement: true, label: Rating, value: \"${n} stars\", increment: { set: { n: 2 } }, decrement: { set: { n: 1 } } }]",
      "views: [{ hstack: [{ text: Nice }, { button: Reply, action: back }], isElement: true, label: Comment of Nick, actions: [{ button: Reply, action: back }] }]",
      "views: [{ text: Top }, { image: close, label: Close, action: back }]",
      "views: [{ text: Top }, { circle: , label: Red, action: back }]",
      "views: [{ zstack: [{ rectangle: , opacity: 0.4, action: back }, { vstack: [{ text: Really? }, { button: Close, action: back }] }] }]",
      "views: [{ hstack: [{ text: Nice }, { image: heart, decorative: true }], action: back }]",
      "views: [{ text: Top }, { rectangle: , color: clear, action: back }]",
      "views: [{ text: Top }, { rectangle: , color: '#00000000', action: back }]",
      "state: { n: 1 }\nviews: [{ hstack: [{ image: minus, decorative: true, action: { set: { n: 0 } } }, { text: \"${n}\" }], representation: { stepper: Bread, value: $n } }]",
      "views: [{ zstack: [{ circle: , action: back }, { vstack: [{ text: Really? }, { button: No, action: { announce: No } }], isModal: true }] }]",
    ],
    .screens { screen in
      guard !screen.hasPresentation, screen.drawing.groups.contains(.interaction) else { return [] }
      var search = LostControls(on: screen)
      return screen.drawing.pieces.compactMap { search.remark(on: $0) }
    })
}

/// The search for what is seen, does something, and is not reached.
private struct LostControls {
  private let screen: Audit.Screen
  private lazy var offers = screen.offers
  /// What taps do that have been told: one on a stack is that of each shape in it, and one control.
  private var told: Set<[Effect]> = []

  init(on screen: Audit.Screen) { self.screen = screen }

  mutating func remark(on piece: Drawing.Piece) -> Audit.Remark? {
    guard let effects = piece.view.action?.effects, !effects.isEmpty, piece.opacity > 0, !piece.isDisabled,
      !piece.isStop, piece.hasArea, piece.control == nil, !screen.drawing.isRepresented(piece),
      piece.view.kind.isControl || isTapOfItsOwn(piece, effects)
    else { return nil }
    let control = LostControl(piece, on: screen)
    guard control.isCertain, !isOffered(control, effects) else { return nil }
    if !control.isControl, effects.isCode, !told.insert(effects).inserted { return nil }
    return control.remark
  }

  /// Whether a tap is on the piece itself: one on what holds stops is theirs, one on a stack is told as lost, and behind a
  /// modal layer there is nothing to be reached.
  private mutating func isTapOfItsOwn(_ piece: Drawing.Piece, _ effects: [Effect]) -> Bool {
    !piece.view.kind.has(.arranges) && screen.drawing.isSeenWithoutStop(piece.place)
      && !offers.effects.contains(effects)
      && screen.drawing.modals.allSatisfy { $0.place..<$0.end ~= piece.place }
  }

  /// Whether what a control does can be done elsewhere.
  private mutating func isOffered(_ control: LostControl, _ effects: [Effect]) -> Bool {
    if let name = control.name, offers.names.contains(name.normalizedName) { return true }
    let origin = control.piece.view.origin
    if origin != .code, offers.origins.contains(origin) { return true }
    guard let speaker = control.speaker else { return false }
    return speaker.activation?.effects == effects || speaker.standsIn(for: effects)
  }
}

/// What is seen, does something, and is not reached.
private struct LostControl {
  /// Why it is not reached, the first reason that there is.
  enum Reason {
    /// It is inside an element that speaks for it.
    case speaker(Audit.Stop)
    case hidden
    /// The view around it lists its elements without it.
    case leftOut
    case decorative
    case noElement
  }

  let piece: Drawing.Piece
  let name: String?
  let speaker: Audit.Stop?
  private let screen: Audit.Screen
  private let isLeftOut: Bool

  init(_ piece: Drawing.Piece, on screen: Audit.Screen) {
    self.piece = piece
    self.screen = screen
    name = piece.view.controlName
    speaker = piece.speaker.map { screen.stops[$0] }
    isLeftOut = speaker == nil && screen.drawing.ancestors(of: piece.place).contains { $0.view.elements != nil }
  }

  var isControl: Bool { piece.view.kind.isControl }

  /// Whether it is known to be lost: of a control without a name, or with nothing around it, other rules tell.
  var isCertain: Bool { isLeftOut || !isControl || name != nil && (speaker != nil || piece.isHidden) }

  private var reason: Reason {
    if let speaker { return .speaker(speaker) }
    if piece.isHidden { return .hidden }
    if isLeftOut { return .leftOut }
    return piece.view.decorative ? .decorative : .noElement
  }

  var remark: Audit.Remark {
    let reason = reason
    return Audit.Remark(
      message:
        "no stop leads to \(name.map { Audit.Phrase($0.quoted) } ?? "this \(kind: piece.view.kind)"); \(reason.words)",
      place: piece.view.origin, stop: speaker,
      // A tap beside everything often only closes something, or ends typing.
      severity: !isControl && (piece.fills(screen) || screen.drawing.isBehindAll(piece)) ? .note : nil,
      hints: [reason.hint(isControl: isControl)])
  }
}

extension LostControl.Reason {
  var words: Audit.Phrase {
    switch self {
    case .speaker(let speaker): "it is inside \(speaker.sentence.quoted), which speaks for it"
    case .hidden: "it is hidden"
    case .leftOut: "it is not among the \(code: "elements") of the view around it"
    case .decorative: "it is decorative"
    case .noElement: "nothing in it is an element"
    }
  }

  /// What its author may do about it.
  func hint(isControl: Bool) -> Audit.Phrase {
    switch self {
    case .speaker where isControl:
      "use \(code: "children: combine"), by which buttons become actions, or \(code: "children: contain")"
    case .speaker(let speaker):
      "make a button of it, or offer it as one of the \(code: "actions") of \(speaker.element.quotedName)"
    case .hidden, .decorative:
      "show it to accessibility, or offer it as one of the \(code: "actions") of another element"
    case .leftOut: "add it to \(code: "elements")"
    case .noElement: "give it a \(code: "label") and \(code: "traits: [button]"), or make a button of it"
    }
  }
}

extension Drawing {
  /// Whether a piece is a color behind all else in its stack.
  fileprivate func isBehindAll(_ piece: Piece) -> Bool {
    guard piece.view.kind.isShape, let stack = piece.parent.map({ pieces[$0] }), stack.view.kind == .zstack,
      let frame = piece.placed.frame, let whole = stack.placed.frame, frame.covers(whole)
    else { return false }
    return piece.place == stack.place + 1 && piece.end < stack.end
  }

  /// Whether what stands for a piece to accessibility, or for what is around it, lets a person do something.
  fileprivate func isRepresented(_ piece: Piece) -> Bool {
    func offersDeed(_ piece: Piece) -> Bool { piece.view.representation?.wrapped.offersDeed == true }
    return offersDeed(piece) || ancestors(of: piece.place).contains(where: offersDeed)
  }

  /// Whether something of a piece is seen, and neither it nor anything in it is a stop.
  fileprivate func isSeenWithoutStop(_ place: Int) -> Bool {
    let pieces = subtree(place)
    return pieces.contains(where: \.isDrawn) && !pieces.contains(where: \.isStop)
  }
}

extension Drawing.Piece {
  /// Whether the view itself shows anything.
  fileprivate var isDrawn: Bool {
    let color = view.color?.constant
    let isClear = color == "clear" || color.flatMap { Color($0, in: Look()) }?.opacity == 0
    return self.opacity > 0 && !isClear
      && (view.kind.isShape || view.kind == .image || view.drawnText != nil || view.ownBackdrop != nil)
  }

  /// Whether anything of the piece can be seen.
  fileprivate var hasArea: Bool { placed.frame.map { $0.width > 0 && $0.height > 0 } ?? true }
}

extension Audit.Stop {
  /// Whether the element offers what a control in it does, as far as the two can be compared.
  ///
  /// Stars that are adjusted by swipes need no button each. What closures of an app do cannot be compared: an action with
  /// a name is taken for the same, and so is what its author lets a combined element do.
  fileprivate func standsIn(for effects: [Effect]) -> Bool {
    guard element.hasDetails else { return false }
    let details = element.details
    let isAdjusted = [details.increment, details.decrement].contains { $0?.doesSomething == true }
    let isDone = !details.actions.isEmpty || activation != nil && view?.childBehavior == .combine
    return isAdjusted || effects.isCode && isDone
  }
}

extension [Effect] {
  /// Whether they are what a closure of an app does, which is another one for each view.
  fileprivate var isCode: Bool { contains { if case .call = $0 { true } else { false } } }
}

extension View {
  /// Whether it is a control or does something, or holds what is or does so.
  fileprivate var offersDeed: Bool {
    kind.isControl || action != nil || increment != nil || children.contains(where: \.offersDeed)
  }

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
  /// What can be done on the screen, by what is reached.
  fileprivate struct Offers {
    /// The names of everything that can be done: those of stops, of their actions and of their links.
    var names: Set<String> = []
    /// Where the actions of stops were written.
    var origins: Set<SourcePlace> = []
    /// What stops and their actions do.
    var effects: Set<[Effect]> = []
  }

  fileprivate var offers: Offers {
    stops.reduce(into: Offers()) { offers, stop in
      if stop.isControl || stop.hasEffect { offers.names.insert(stop.name) }
      guard stop.element.hasDetails else { return }
      let details = stop.element.details
      for action in details.actions + details.links { offers.names.insert(action.name.normalizedName) }
      offers.origins.formUnion(details.actions.map(\.origin))
      let deeds = [stop.activation, details.escape, details.magicTap, details.increment, details.decrement]
      offers.effects.formUnion((deeds.compactMap(\.self) + details.actions.map(\.action)).map(\.effects))
    }
  }
}
