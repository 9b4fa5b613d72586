internal import Interface
internal import Order
internal import Utterances

extension VoiceControl {
  /// Shows a grid that comes back after everything that is done.
  mutating func keepGrid(columns: Int?, rows: Int?) -> PointingAnswer {
    let answer = showGrid(columns: columns, rows: rows)
    overlay.continuous = .grid(columns: columns, rows: rows)
    return answer
  }

  /// Shows a grid over the screen, with what can be operated at its numbers.
  mutating func showGrid(columns: Int?, rows: Int?) -> PointingAnswer {
    overlay.hide()
    let grid = SpokenGrid(over: situation.window, columns: columns, rows: rows)
    overlay.grid = grid
    return show(grid)
  }

  private func show(_ grid: SpokenGrid) -> PointingAnswer {
    var found: [Int: [Int]] = [:]
    let places = visiblePlaces
    for number in grid.numbers {
      guard let middle = grid.middle(of: number), let place = situation.place(under: middle, among: places) else {
        continue
      }
      found[place, default: []].append(number)
    }
    let lines = places.compactMap { place -> Event? in
      if let numbers = found[place] { return .shown("\(numbers.inRuns) \(name(place))") }
      // What no number stands on can be come nearer to.
      guard let frame = situation.frame(of: place), let number = grid.number(at: frame.middle) else { return nil }
      return .shown("inside \(number): \(name(place))")
    }
    return PointingAnswer([.shown(grid.words)] + lines)
  }

  /// Does something to what lies at a number.
  mutating func touch(
    _ number: Int, of grid: SpokenGrid, by request: (Int) -> PointingRequest
  ) -> PointingAnswer {
    guard let middle = grid.middle(of: number) else {
      return .failing(.wrongName("\(number)", known: []), "the grid ends at \(grid.numbers.upperBound)")
    }
    overlay.hide()
    guard let place = situation.place(under: middle, among: visiblePlaces) else {
      return .showing("nothing at \(number)")
    }
    return PointingAnswer(asking: request(place))
  }

  /// A number by itself shows a finer grid in its cell (assumed).
  mutating func comeNearer(to number: Int) -> PointingAnswer? {
    guard let cell = overlay.grid?.cell(number) else { return nil }
    let grid = SpokenGrid(over: cell, columns: 3, rows: 3)
    overlay.grid = grid
    return show(grid)
  }
}

extension [Int] {
  /// Ascending numbers, those that follow each other in short: `3, 7–9`.
  fileprivate var inRuns: String {
    var runs: [ClosedRange<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(separator: ", ")
  }
}
