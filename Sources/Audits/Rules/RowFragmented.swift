internal import Diagnostics
internal import Elements
internal import Interface
internal import OrderedCollections

extension Audit.Rule {
  static let rowFragmented = Audit.Rule(
    "row-fragmented",
    "Each row takes several swipes, though it is one thing.",
    because: "Rows of three stops take three times the swipes; combined, their buttons are actions (WWDC24-10073).",
    severity: .note, confidence: .likely, criteria: ["1.3.1"], clauses: ["11.5.2.8"],
    firing: [
      "state: { c: [{ t: Nice, a: Nick }, { t: Wow, a: Beth }, { t: Warm, a: Jack }] }\nviews: [{ forEach: x in c, views: [{ hstack: [{ text: \"${x.t}\" }, { text: \"${x.a}\" }, { button: Reply }] }] }]",
      "views: [{ hstack: [{ image: fr, label: France }, { text: Paris }, { text: 3 new }] }, { hstack: [{ image: es, label: Spain }, { text: Madrid }, { text: 1 new }] }, { hstack: [{ image: be, label: Belgium }, { text: Brussels }, { text: 2 new }] }]",
      "views: [{ list: [{ vstack: [{ text: Born }, { text: March 1 }] }, { vstack: [{ text: Phone }, { text: None }] }, { vstack: [{ text: Name }, { text: Beth }] }] }]",
    ],
    passing: [
      "views: [{ vstack: [{ text: Trips, traits: [header] }, { text: Two }] }, { vstack: [{ text: Friends, traits: [header] }, { text: Nine }] }, { vstack: [{ text: Photos, traits: [header] }, { text: Ten }] }]",
      "views: [{ hstack: [{ image: fr, label: France }, { text: Paris }, { text: 3 new }] }, { hstack: [{ image: es, label: Spain }, { text: Madrid }, { text: 1 new }] }]",
      "state: { c: [{ t: Nice, a: Nick }, { t: Wow, a: Beth }, { t: Warm, a: Jack }] }\nviews: [{ forEach: x in c, views: [{ hstack: [{ text: \"${x.t}\" }, { text: \"${x.a}\" }, { button: Reply }], children: combine }] }]",
      "state: { c: [Oslo, Rome, Paris] }\nviews: [{ forEach: x in c, views: [{ hstack: [{ text: \"${x}\" }, { textField: A }, { text: B }] }] }]",
    ],
    .screens { screen in
      guard screen.isFirstSight else { return [] }
      // Of rows in rows, the outer ones come first, and say enough.
      var told: [Range<Int>] = []
      return screen.drawing.alikeRows.compactMap { places -> Audit.Remark? in
        guard places.count >= 3, !told.contains(where: { $0.contains(places[0]) }) else { return nil }
        let rows = places.map { screen.stops(in: $0) }
        guard rows.allSatisfy(\.isOneThing), let first = rows.first?.first
        else { return nil }
        told += places.map { $0..<screen.drawing.pieces[$0].end }
        let count = rows.reduce(0) { $0 + $1.count }
        return Audit.Remark(
          message: "\(rows.count) rows take \(count) stops; combined they take \(rows.count)",
          place: screen.drawing.pieces[places[0]].view.origin, stop: first,
          hints: ["add \(code: "children: combine") to the row; its buttons become actions"])
      }
    })
}

extension Drawing {
  /// Pieces that arrange others, and may be rows of one list: the turns of a loop, or neighbors of one shape.
  fileprivate var alikeRows: [[Int]] {
    let rows = pieces.indices.filter { pieces[$0].mayBeRow && !isMade(byParentOf: $0) }
    // Few neighbors are no list, and need no look at what is in them.
    let counts = Dictionary(rows.map { (pieces[$0].parent, 1) }, uniquingKeysWith: +)
    var groups: OrderedDictionary<RowKey, [Int]> = [:]
    for place in rows where !pieces[place].view.turns.isEmpty || counts[pieces[place].parent, default: 0] >= 3 {
      let origin = pieces[place].view.origin
      let key =
        pieces[place].view.turns.isEmpty
        ? RowKey.neighbors(in: pieces[place].parent, shape: subtree(place).map(\.view.kind))
        : RowKey.turns(origin)
      groups[key, default: []].append(place)
    }
    return Array(groups.values)
  }

  /// Whether a piece was made by the call that made the one around it, as the columns of a grid are: nobody can combine it.
  private func isMade(byParentOf place: Int) -> Bool {
    pieces[place].parent.map { pieces[$0].view.origin } == pieces[place].view.origin
  }

  /// What rows of one list have in common.
  private enum RowKey: Hashable {
    case turns(SourcePlace)
    case neighbors(in: Int?, shape: [Kind])
  }
}

extension Drawing.Piece {
  fileprivate var mayBeRow: Bool {
    view.kind.has(.arranges) && view.childBehavior == nil && view.label == nil && view.origin != .code
  }
}

extension [Audit.Stop] {
  /// Whether the stops of a row are parts of one thing: short texts, with controls for it from the third stop on.
  fileprivate var isOneThing: Bool {
    guard count(where: \.isStatic) >= 2, !contains(where: \.isEntry) else { return false }
    return count >= 3 || allSatisfy { $0.label.count <= 40 && !$0.element.traits.contains(.header) }
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
