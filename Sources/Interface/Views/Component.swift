package import Diagnostics

/// A view of the author's own that is made of others and used like a kind.
package struct Component: Sendable, Hashable {
  /// Something that is told to the component where it is used.
  package struct Parameter: Sendable, Hashable {
    package var name: String
    /// What it is where nothing is told; `nil` if something must be.
    package var standard: Value?

    package init(_ name: String, standard: Value? = nil) {
      self.name = name
      self.standard = standard
    }
  }

  package var parameters: [Parameter] = []
  /// What each instance keeps for itself, with the values that it begins with.
  package var state: [Template.Entry] = []
  /// What it is made of; a slot among them shows what is put in where the component is used.
  package var views: ChunkedArray<View> = []
  package var origin = SourcePlace.code

  package init() {}
}

/// A component as it stands among other views.
package struct ComponentUse: Sendable, Hashable {
  /// What is told for a parameter.
  package struct Argument: Sendable, Hashable {
    package var name: String
    package var value: Template
    /// The place in state that is written as `$path`, which the component can change.
    package var path: Path?

    package init(_ name: String, _ value: Template, path: Path? = nil) {
      self.name = name
      self.value = value
      self.path = path
    }
  }

  /// The name of the component.
  package var name: String
  package var arguments: [Argument] = []
  /// What is put into slots with names; what has none is inside of the view.
  package var slots: [Slot] = []

  /// Views for a slot.
  package struct Slot: Sendable, Hashable {
    package var name: String
    package var views: ChunkedArray<View>

    package init(_ name: String, _ views: ChunkedArray<View>) {
      self.name = name
      self.views = views
    }
  }

  package init(of name: String) {
    self.name = name
  }
}
