internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let rowFragmented = Audit.Rule(
    "row-fragmented",
    "Each row takes several swipes, though it is one thing.",
    because: "Rows of three stops take three times the swipes; combined, their buttons are actions (WWDC24-10073).",
    severity: .note, confidence: .likely, criteria: ["1.3.1"], clauses: ["11.5.2.8"],
    firing: [
      "state: { c: [{ t: Nice, a: Nick }, { t: Wow, a: Beth }, { t: Warm, a: Jack }] }\nviews: [{ forEach: x in c, views: [{ hstack: [{ text: \"${x.t}\" }, { text: \"${x.a}\" }, { button: Reply }] }] }]"
    ],
    passing: [
      "state: { c: [{ t: Nice, a: Nick }, { t: Wow, a: Beth }, { t: Warm, a: Jack }] }\nviews: [{ forEach: x in c, views: [{ hstack: [{ text: \"${x.t}\" }, { text: \"${x.a}\" }, { button: Reply }], children: combine }] }]",
      "state: { c: [Oslo, Rome, Paris] }\nviews: [{ forEach: x in c, views: [{ hstack: [{ text: \"${x}\" }, { textField: A }, { text: B }] }] }]",
    ],
    .screens { screen in
      guard screen.isFirstSight else { return [] }
      var groups: [Int: [Int]] = [:]
      var order: [Int] = []
      for place in screen.drawing.pieces.indices where screen.drawing.pieces[place].isRow {
        let origin = screen.drawing.pieces[place].view.origin
        let key = origin.line << 16 | origin.column
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(place)
      }
      return order.compactMap { key -> Audit.Remark? in
        guard let places = groups[key], places.count >= 3 else { return nil }
        let rows = places.map { screen.stops(in: $0) }
        guard rows.allSatisfy({ $0.count >= 3 && $0.count(where: \.isStatic) >= 2 && !$0.contains(where: \.isEntry) }),
          let first = rows.first?.first
        else { return nil }
        let count = rows.reduce(0) { $0 + $1.count }
        return Audit.Remark(
          message: "\(rows.count) rows take \(count) stops; combined they take \(rows.count)",
          place: screen.drawing.pieces[places[0]].view.origin, stop: first,
          hints: ["add 'children: combine' to the row; its buttons become actions"])
      }
    })
}

extension Drawing.Piece {
  /// Whether the piece is a turn of a loop that arranges others.
  fileprivate var isRow: Bool {
    view.kind.has(.arranges) && !view.turns.isEmpty && view.childBehavior == nil && view.label == nil
      && view.origin != .code
  }
}

extension Audit.Screen {
  /// The stops that stand for views in a piece.
  func stops(in place: Int) -> [Audit.Stop] {
    drawing.subtree(place).filter(\.isStop).compactMap { $0.speaker.map { stops[$0] } }
  }
}

extension Audit.Stop {
  /// Whether there is nothing to do with the element.
  var isStatic: Bool { !isControl && !hasEffect }
  fileprivate var isEntry: Bool { !element.traits.isDisjoint(with: [.textEntry, .adjustable]) }
}
