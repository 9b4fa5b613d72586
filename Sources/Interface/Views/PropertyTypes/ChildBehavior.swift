/// What becomes of the elements inside a view: `accessibilityElement(children:)`.
package enum ChildBehavior: String, Sendable, CaseIterable {
  case ignore, combine, contain
}
