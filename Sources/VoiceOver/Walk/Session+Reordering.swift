internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// The row whose handle is being dragged.
  var draggedRow: RowHandle? {
    guard let element = focused, element.id == dragged, element.hasDetails else { return nil }
    return element.details.handle
  }

  /// Drags a row past the one above or below it, and says which that was (MagentaA11y).
  mutating func moveRow(_ row: RowHandle, _ direction: Direction) {
    let target = direction == .down ? row.index + 1 : row.index - 1
    let count = scope.value(at: row.list)?.list?.count ?? 0
    guard (0..<count).contains(target), let list = Path(row.list) else { return soundBoundary() }
    let passed = reading.order.stops.lazy.filter(\.element.hasDetails).compactMap(\.element.details.handle)
      .first { $0.list == row.list && $0.index == target }
    _ = try? scope.apply(.move(list, from: .constant(Double(row.index)), to: .constant(Double(target))))
    refresh()
    let phrase: Phrase.Key = direction == .down ? .movedBelow : .movedAbove
    speak(reading.speaker.notice(phrase, passed?.name ?? "", of: focused))
  }
}
