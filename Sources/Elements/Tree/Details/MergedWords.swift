package import Diagnostics

/// Words that an element took over from another view.
package struct MergedWords: Sendable, Hashable {
  package var text: String
  package var origin: SourcePlace
}
