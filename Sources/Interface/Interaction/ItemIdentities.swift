/// The numbers by which the items of a list in state stay the same items while the list changes.
///
/// A loop counts its turns by them, so that VoiceOver's cursor stays with an item that moves, and notices when it goes.
/// They are kept as runs in which they count on by one: a list that is only added to is one run, however long it is.
package struct ItemIdentities: Sendable, Hashable {
  /// The numbers in the order of the list.
  private var runs: [Range<Int32>] = []
  /// How many items there are up to the end of each run.
  private var ends: [Int] = []
  private var next: Int32

  /// Numbers the items of a list that has not changed yet.
  package init(count: Int) {
    next = Int32(clamping: count)
    add(0..<next)
  }

  /// How many items there are.
  package var count: Int { ends.last ?? 0 }

  /// The number of the item at a place; `nil` where none is.
  package func number(at place: Int) -> Int32? {
    guard (0..<count).contains(place) else { return nil }
    let run = run(endingAfter: place)
    return runs[run].lowerBound + Int32(place - start(of: run))
  }

  /// The numbers of the items at some places, as far as there are any.
  ///
  /// - Complexity: logarithmic in the number of runs before the places, linear in that of those at them.
  package func runs(at places: Range<Int>) -> [Range<Int32>] {
    var found: [Range<Int32>] = []
    var run = run(endingAfter: places.lowerBound)
    while run < runs.count {
      let start = start(of: run)
      let common = places.clamped(to: start..<ends[run])
      guard !common.isEmpty else { break }
      let first = runs[run].lowerBound + Int32(common.lowerBound - start)
      found.append(first..<(first + Int32(common.count)))
      run += 1
    }
    return found
  }

  package mutating func append() { insert(at: count) }

  package mutating func insert(at place: Int) {
    insert(next, at: place)
    next += 1
  }

  package mutating func remove(at place: Int) {
    guard (0..<count).contains(place) else { return }
    rearrange(runs(at: 0..<place) + runs(at: (place + 1)..<count))
  }

  package mutating func move(from start: Int, to end: Int) {
    guard let number = number(at: start) else { return }
    remove(at: start)
    insert(number, at: end)
  }

  private mutating func insert(_ number: Int32, at place: Int) {
    let place = min(max(place, 0), count)
    if place == count { return add(number..<(number + 1)) }
    rearrange(runs(at: 0..<place) + [number..<(number + 1)] + runs(at: place..<count))
  }

  private mutating func rearrange(_ runs: [Range<Int32>]) {
    (self.runs, ends) = ([], [])
    for run in runs { add(run) }
  }

  /// Adds numbers at the end, to the last run if they go on from there.
  private mutating func add(_ numbers: Range<Int32>) {
    guard !numbers.isEmpty else { return }
    let end = count + numbers.count
    if let last = runs.last, last.upperBound == numbers.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<numbers.upperBound
      ends[ends.count - 1] = end
    } else {
      runs.append(numbers)
      ends.append(end)
    }
  }

  private func start(of run: Int) -> Int { run == 0 ? 0 : ends[run - 1] }

  /// The first run that ends after a place.
  private func run(endingAfter place: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
