import Diagnostics
import Interface

extension ValueSchema where Output == [ChangeHandler] {
  /// What is watched and what happens then, once or several times.
  static let onChange: ValueSchema = .oneOrMore(of: .changeHandler, "a map with 'of' and 'action', or a list of them")
}

extension ValueSchema where Output == ChangeHandler {
  fileprivate static let changeHandler: ValueSchema = .record(
    "a change", ChangeHandler(),
    [
      Field("of", "The value that is watched, such as the name of state.", .watched, isRequired: true, into: \.value),
      Field("action", "What happens when the value becomes another.", .action, isRequired: true, into: \.action),
    ])
}

extension ValueSchema where Output == Dynamic<Value> {
  /// An expression, which needs no `${…}` around it.
  fileprivate static let watched = ValueSchema.scalar(
    "an expression", schema: ["type": "string"],
    write: { if case .expression(let expression) = $0 { .text(expression.written) } else { nil } },
    read: { scalar, reading in
      if scalar.isBinding { return reading.statePath(scalar, dropping: 1).map { .expression(.path($0)) } }
      if scalar.text.holdsPlaceholder { return dynamicValue.read(.scalar(scalar), &reading) }
      return reading.expression(scalar).map { .expression($0) }
    })
}

/// An action that waits.
struct Delay: Sendable {
  var seconds: Dynamic<Double> = .constant(0)
  var action = Action()
}

extension Delay {
  init?(_ effect: Effect?) {
    guard case .after(let seconds, let action)? = effect else { return nil }
    self.init(seconds: seconds, action: action)
  }
}

extension ValueSchema where Output == Delay {
  static let delay: ValueSchema = .record(
    "after", Delay(),
    [
      Field(
        "seconds", "How many seconds later.", .dynamic(.number(in: 0...(.infinity), "a number that is not negative")),
        isRequired: true, into: \.seconds),
      Field("action", "What happens then.", .action, isRequired: true, into: \.action),
    ])
}
