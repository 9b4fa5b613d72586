internal import Elements
internal import Interface
package import Order
package import Utterances

extension ScreenReading {
  /// What is heard when the cursor comes from one stop to another, or from outside of the screen.
  ///
  /// The notices say where the next character goes in a field that is being edited; without them it goes to the end.
  package func utterance(at stop: Stop, from previous: Stop?, typing notices: [Phrase.Key]? = nil) -> Utterance {
    let stop = speaker.verbosity.speaksRowsOnChange ? stop.namingRow(unlessThatOf: previous) : stop
    var utterance = speaker.utterance(for: stop, entering: entered(from: previous, to: stop))
    if groups != nil { utterance.parts.insert(contentsOf: partsOfGroups(from: previous, to: stop), at: 0) }
    if stop.element.has([.textEntry, .isEditing]) {
      utterance.turnToEditing(notices ?? [stop.element.endOfText].compactMap(\.self))
    }
    return utterance
  }
}

extension ScreenReading {
  /// The containers whose names are heard on the way; where groups are stops, they are told of as such.
  private func entered(from previous: Stop?, to stop: Stop) -> [ReadContainer] {
    let entered = order.entered(from: previous, to: stop)
    return groups == nil ? entered : entered.filter { $0.role == .alert || $0.menuItems != nil }
  }

  /// What is said of the groups that are gone into on the way, by somebody who goes into each.
  private func partsOfGroups(from previous: Stop?, to stop: Stop) -> [Utterance.Part] {
    guard let groups else { return [] }
    let left = Set(previous.map { groups.groups(around: $0) }?.map(\.id) ?? [])
    return groups.groups(around: stop).filter { !left.contains($0.id) }.flatMap { $0.partsOnEntering(by: speaker) }
  }
}

extension Element {
  /// Where the next character goes in a field whose text is edited at its end; `nil` for what is not a field.
  ///
  /// Of a field that a toolkit tells of alone, as Flutter does, the value is the text (flutter/flutter, issue 55306).
  var endOfText: Phrase.Key? {
    guard has(.textEntry) else { return nil }
    let text = if case .edit(_, let text) = sharedDetails?.wrapped.activation { text } else { value ?? "" }
    return text.isEmpty ? .insertionAtStart : .insertionAtEnd
  }
}

extension Stop {
  /// The stop with the number of its row, unless the cursor was in that row already.
  ///
  /// Source: a11ysupport.io, tables in Safari.
  fileprivate func namingRow(unlessThatOf previous: Stop?) -> Stop {
    guard case .cell(var cell) = context, let row = element.details.cell?.row else { return self }
    cell.row = previous?.element.details.cell?.row == row ? nil : row
    var stop = self
    stop.context = .cell(cell)
    return stop
  }
}
