/// A rotor of the app's own: a name and the places that it visits.
package struct Rotor: Sendable, Hashable {
  package var name: Dynamic<String>
  package var entries: [Entry]

  package init(name: Dynamic<String>, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }

  /// A place that a rotor visits: an element, or some words of its text.
  package struct Entry: Sendable, Hashable {
    package var element: ElementReference
    /// The words that are read; `nil` for the whole element.
    package var text: String?
    /// What the app calls the entry.
    package var label: String?
    /// What the app does before the cursor goes there, such as to bring it into view.
    package var prepare: Action?

    /// What the entry is called.
    package var name: String { text ?? label ?? element.name }

    package init(_ element: ElementReference, text: String? = nil) {
      self.element = element
      self.text = text
    }
  }
}

extension Rotor: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { name.accept(&visitor) }
}
