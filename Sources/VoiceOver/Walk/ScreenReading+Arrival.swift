internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension ScreenReading {
  /// What is heard when the cursor comes from one stop to another, or from outside of the screen.
  func utterance(at stop: Stop, from previous: Stop?) -> Utterance {
    let stop = speaker.verbosity.speaksRowsOnChange ? stop.namingRow(unlessThatOf: previous) : stop
    return speaker.utterance(for: stop, entering: order.entered(from: previous, to: stop))
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
