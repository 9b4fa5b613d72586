package import Diagnostics

/// A change of a text: what stands between two places gives way to something else.
package struct SourceFix: Sendable, Hashable {
  package var start: SourcePlace
  package var end: SourcePlace
  package var text: String
}
