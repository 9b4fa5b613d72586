/// A height at which a sheet rests: `presentationDetents`.
package enum Detent: String, Sendable, CaseIterable {
  /// About half of the screen.
  case medium
  /// All of the screen that a sheet covers.
  case large
}
