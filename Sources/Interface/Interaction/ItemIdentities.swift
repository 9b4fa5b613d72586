/// The numbers by which the items of a list in state stay the same items while the list changes.
///
/// A loop counts its turns by them, so that VoiceOver's cursor stays with an item that moves, and notices when it goes.
package struct ItemIdentities: Sendable, Hashable {
  /// A number for each item, in the order of the list.
  package private(set) var numbers: [Int32]
  private var next: Int32

  /// Numbers the items of a list that has not changed yet.
  init(count: Int) {
    next = Int32(clamping: count)
    numbers = Array(0..<next)
  }

  mutating func append() {
    numbers.append(next)
    next += 1
  }

  mutating func insert(at index: Int) {
    numbers.insert(next, at: min(max(index, 0), numbers.count))
    next += 1
  }

  mutating func remove(at index: Int) {
    guard numbers.indices.contains(index) else { return }
    numbers.remove(at: index)
  }

  mutating func move(from start: Int, to end: Int) {
    guard numbers.indices.contains(start) else { return }
    let number = numbers.remove(at: start)
    numbers.insert(number, at: min(max(end, 0), numbers.count))
  }
}
