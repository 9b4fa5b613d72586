package import Interface

/// A range in which a control can be set to a value at once, rather than step by step.
package struct Track: Sendable, Hashable {
  var target: StatePath
  var limits: ClosedRange<Double>
  /// The distance of the values that it can have; `nil` for any.
  var step: Double?

  /// What sets the control to a part of its range, 0 to 1, or to the value nearest to it.
  package func token(at part: Double) -> ActionToken {
    // Parts of both ends, since the whole range may be larger than any number.
    var number = limits.lowerBound * (1 - part) + limits.upperBound * part
    if let step, step > 0 {
      number = limits.lowerBound + ((number - limits.lowerBound) / step).rounded() * step
    }
    return ActionToken(setting: target, to: Value(number, within: limits))
  }
}

extension Value {
  /// A number, or the one of the range that is nearest to it.
  init(_ number: Double, within limits: ClosedRange<Double>) {
    let pinned = min(max(number, limits.lowerBound), limits.upperBound)
    // The rest of what no fraction of two can hold is left out.
    let rounded = (pinned * 1e9).rounded() / 1e9
    self = .number(rounded.isFinite ? rounded : pinned)
  }
}
