internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// The row whose handle is being dragged.
  var draggedRow: RowHandle? {
    guard let element = focused, element.id == drag?.element, element.hasDetails else { return nil }
    return element.details.handle
  }

  /// Drags a row past the one above or below it, and says which that was (MagentaA11y).
  mutating func moveRow(_ row: RowHandle, _ direction: Direction) {
    let target = direction == .down ? row.index + 1 : row.index - 1
    let passed = reading.order.stops.lazy.filter(\.element.hasDetails).compactMap(\.element.details.handle)
      .first { $0.list == row.list && $0.index == target }
    let changes = app.move(row.list, from: row.index, to: target)
    take(changes)
    guard !changes.contains(.refused) else { return }
    let phrase: Phrase.Key = direction == .down ? .movedBelow : .movedAbove
    speak(reading.speaker.notice(phrase, passed?.name ?? "", of: focused))
  }
}
