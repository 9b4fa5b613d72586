extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, as SwiftUI has it.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..., with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some positions before the one at another, counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var rest: [Element] = []
    var moved: [Element] = []
    var place: Int?
    for (offset, element) in enumerated() {
      if offset == destination { place = rest.count }
      if source.contains(offset) { moved.append(element) } else { rest.append(element) }
    }
    rest.insert(contentsOf: moved, at: place ?? rest.count)
    for (index, element) in zip(indices, rest) { self[index] = element }
  }
}
