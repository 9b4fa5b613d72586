/// Why an effect could not change the state.
package enum StateError: Error, Sendable, Hashable {
  /// A value could not be computed.
  case evaluation(EvaluationError)
  /// The place was computed, or is a setting, and cannot be changed.
  case unchangeable(String)
  /// The place does not hold what the effect needs.
  case wrongType(String, expected: String)
  /// The list has no such item.
  case missingItem(String, in: String)
}
