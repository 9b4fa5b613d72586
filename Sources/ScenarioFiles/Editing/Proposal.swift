package import Diagnostics

/// Something that can be written at a place.
package struct Proposal: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    /// A key, after which a value stands.
    case key
    /// One of a few words.
    case word
    /// A name of the author's own: of a screen, of state, of an element.
    case name
  }

  /// What it is called, and what it is for.
  package var entry: ReferencePage.Entry
  package var role: Role
  /// What is written.
  package var text: String
  /// Where it comes: in place of what stands between two places of the file.
  package var start: SourcePlace
  package var end: SourcePlace

  init(_ entry: ReferencePage.Entry, _ role: Role, text: String, from start: SourcePlace, to end: SourcePlace) {
    self.entry = entry
    self.role = role
    self.text = text
    self.start = start
    self.end = end
  }
}
