/// Which goldens a run may write.
package enum UpdateMode: String, Sendable, CaseIterable {
  case never
  /// Those that are not there.
  case missing
  /// Those that say something else, and those that are not there.
  case changed
  case all
}
