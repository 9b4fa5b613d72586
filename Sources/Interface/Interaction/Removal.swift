/// What an effect takes out of a list.
package enum Removal: Sendable, Hashable {
  /// The first item that is equal to the value.
  case item(Template)
  /// The item at a position, counted from zero.
  case index(Dynamic<Double>)
}
