package import Interface

/// What is drawn of a view itself, without the views in it: its words, its symbols, the place of its control.
///
/// Only a layout that is made for a picture writes it down; readers need nothing of it.
package struct Ink: Sendable, Hashable {
  package enum Mark: Sendable, Hashable {
    case text(TextBlock)
    /// A symbol by its name, beside text of a font or as large as its place.
    case symbol(String, ResolvedFont?)
    /// What a control shows besides its label: a switch, the bar of a progress view.
    case control
    /// The background of a row of a list.
    case row
  }

  package var mark: Mark
  package var frame: Rect
  /// How many of the view's parts lie behind it.
  package var partsBehind: Int
}
