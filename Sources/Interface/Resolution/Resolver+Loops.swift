internal import Diagnostics

extension Resolver {
  /// What a loop comes to: a turn for each item of its list.
  mutating func unroll(
    _ view: View, for variable: String, _ index: String?, in list: Expression, keeping kept: inout ResolvedLoop?
  ) -> ChunkedArray<View> {
    guard !budget.isExceeded, let value = value(of: list) else { return [] }
    guard case .list(let items) = value else {
      note(
        EvaluationError(.wrongResult(expected: "a list", found: value.kindName), at: list.origin))
      return []
    }
    let source = statePath(of: list)
    var loop = kept ?? ResolvedLoop(source: source)
    if loop.source != source { loop = ResolvedLoop(source: source) }
    kept = nil
    let outside = names
    names = []
    let unrolling = Unrolling(
      children: view.children, variable: variable, index: index, place: list.origin, source: source, scope: scope,
      identities: source.flatMap { scope.identities[$0] } ?? ItemIdentities(count: items.count),
      isStale: !loop.names.isDisjoint(with: changes))
    let views = unroll(items, from: 0, unrolling, keeping: &loop.turns)
    loop.names.formUnion(names)
    kept = loop
    names.remove(.word(variable))
    if let index { names.remove(.word(index)) }
    pass(names, to: outside)
    return views
  }

  /// What all turns of a loop have in common.
  private struct Unrolling {
    /// What each turn repeats.
    var children: ChunkedArray<View>
    var variable: String
    /// What the position of the item is called; `nil` if nothing asks for it.
    var index: String?
    /// Where the list was written, for what is wrong with it.
    var place: SourcePlace
    var source: StatePath?
    /// The scope around the loop.
    var scope: Scope
    var identities: ItemIdentities
    /// Whether a name that is asked for in the turns has a new value.
    var isStale: Bool

    /// The number that tells an item from others.
    func number(at index: Int) -> Int32 { identities.number(at: index) ?? Int32(clamping: index) }
  }

  /// Resolves the turns over a piece of a list, unless it is the very piece that stood here last.
  private mutating func unroll(
    _ items: ChunkedArray<Value>, from start: Int, _ loop: Unrolling, keeping kept: inout ResolvedTurns
  ) -> ChunkedArray<View> {
    let numbers = loop.identities.runs(at: start..<(start + items.count))
    if let views = kept.views, !loop.isStale, kept.start == start, kept.items.isShared(with: items),
      kept.numbers == numbers
    {
      return views
    }
    let hasMoved = kept.start != start
    var views: ChunkedArray<View> = []
    switch items {
    case .leaf(let items) where !hasMoved && kept.numbers == numbers && kept.turns.count == items.count:
      // Each item is where it was.
      for offset in items.indices {
        let isSame = kept.turns[offset].item == items[offset]
        guard !isSame || loop.isStale else { continue }
        kept.turns[offset].item = items[offset]
        resolve(&kept.turns[offset], at: start + offset, loop, isSame: isSame)
      }
      views = ChunkedArray(kept.turns.map(\.views), sharing: kept.views ?? [])
    case .leaf(let items):
      var known = kept.turns
      (kept.turns, kept.pieces) = ([], [])
      kept.turns.reserveCapacity(items.count)
      for (offset, item) in items.enumerated() {
        let number = loop.number(at: start + offset)
        let place =
          known.indices.contains(offset) && known[offset].number == number
          ? offset : known.firstIndex { $0.number == number }
        var turn = ResolvedTurns.Turn(item: item, number: number)
        if let place { swap(&turn, &known[place]) }
        let isSame = place == offset && !hasMoved && turn.item == item
        turn.item = item
        if !isSame || loop.isStale { resolve(&turn, at: start + offset, loop, isSame: isSame) }
        kept.turns.append(turn)
      }
      views = ChunkedArray(kept.turns.map(\.views), sharing: kept.views ?? [])
    case .branch(let parts):
      kept.turns = []
      if kept.pieces.count > parts.count { kept.pieces.removeSubrange(parts.count...) }
      for (index, part) in parts.enumerated() {
        if index == kept.pieces.count { kept.pieces.append(ResolvedTurns()) }
        views += unroll(part.run, from: start + part.end - part.run.count, loop, keeping: &kept.pieces[index])
      }
    }
    (kept.items, kept.numbers, kept.start) = (items, numbers, start)
    if let same = kept.views, same.isMadeOfSameViews(as: views) { return same }
    kept.views = views
    return views
  }

  private mutating func resolve(_ turn: inout ResolvedTurns.Turn, at index: Int, _ loop: Unrolling, isSame: Bool) {
    guard spendView(at: loop.place) else { return }
    let changesOutside = changes
    if !isSame { changes.insert(.word(loop.variable)) }
    scope = loop.scope.adding(
      Scope.Variable(name: loop.variable, value: turn.item, path: loop.source?.appending(.index(index))))
    if let name = loop.index {
      if !isSame { changes.insert(.word(name)) }
      scope.variables.append(Scope.Variable(name: name, value: .number(Double(index)), path: nil))
    }
    turns.append(turn.number)
    let views = resolve(loop.children, keeping: &turn.children)
    if !turn.views.isMadeOfSameViews(as: views) { turn.views = views }
    turns.removeLast()
    scope = loop.scope
    changes = changesOutside
  }
}
