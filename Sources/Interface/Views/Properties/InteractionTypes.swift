package import Diagnostics

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

/// The name by which something else refers to an element: its identifier or its label.
package struct ElementReference: Sendable, Hashable {
  package var name: String
  package var origin: SourcePlace
  /// Whether the name was made for the reference alone, and says nothing to a person.
  package var isMadeUp: Bool

  package init(_ name: String, origin: SourcePlace = .code, isMadeUp: Bool = false) {
    self.name = name
    self.origin = origin
    self.isMadeUp = isMadeUp
  }
}

/// What happens when a value becomes another: SwiftUI's `onChange(of:)`.
package struct ChangeHandler: Sendable, Hashable {
  package var value: Dynamic<Value>
  package var action: Action

  package init(of value: Dynamic<Value> = .constant(.null), action: Action = Action()) {
    self.value = value
    self.action = action
  }
}

extension ChangeHandler: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    value.accept(&visitor)
    action.accept(&visitor)
  }
}

/// Something a person can pick up.
package struct Draggable: Sendable, Hashable {
  /// Whether it can be picked up now.
  package var isEnabled: Dynamic<Bool>
  /// The name of the drag in the actions rotor; `nil` for the system's own.
  package var name: Dynamic<String>?
  /// What picking it up does in an app written in Swift, which then knows what is dropped; `nil` for nothing.
  package var action: Action?

  package init(isEnabled: Dynamic<Bool> = true, name: Dynamic<String>? = nil, action: Action? = nil) {
    self.isEnabled = isEnabled
    self.name = name
    self.action = action
  }
}

extension Draggable: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    isEnabled.accept(&visitor)
    name.accept(&visitor)
  }
}

/// A place where something can be dropped.
package struct DropPoint: Sendable, Hashable {
  /// The name in the actions rotor; `nil` for the system's own.
  package var name: Dynamic<String>?
  /// What a drop does.
  package var action: Action

  package init(name: Dynamic<String>? = nil, action: Action = Action()) {
    self.name = name
    self.action = action
  }
}

extension DropPoint: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    name.accept(&visitor)
    action.accept(&visitor)
  }
}

/// The item of a list that a row shows, and that the row's handle moves.
package struct Reordering: Sendable, Hashable {
  /// The item as a scenario names it; `nil` where an app written in Swift keeps it.
  package var path: Path?
  /// Where the item is, once resolved.
  package var place: StatePath?
  /// What the handle calls the row; `nil` for its first element.
  package var name: String?

  package init(_ path: Path) {
    self.path = path
  }

  package init(at place: StatePath, name: String?) {
    self.place = place
    self.name = name
  }
}
