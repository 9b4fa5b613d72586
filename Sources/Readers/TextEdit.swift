/// A change of the text that is being edited, by which words it concerns.
package enum TextEdit: Sendable, Hashable {
  case select(String)
  case selectAll
  /// Deletes what is selected, or else the words that were written last.
  case delete(String?)
  case replace(String, with: String)
  /// Gives a capital letter to what is selected, or else to the word before the insertion point.
  case capitalize
}
