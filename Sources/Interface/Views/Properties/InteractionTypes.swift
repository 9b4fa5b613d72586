public import Diagnostics

/// A rotor of the app's own: a name and the places that it visits.
public struct Rotor: Sendable, Hashable {
  public var name: Dynamic<String>
  public var entries: [Entry]

  public init(name: Dynamic<String>, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }

  /// A place that a rotor visits: an element, or some words of its text.
  public struct Entry: Sendable, Hashable {
    public var element: ElementReference
    /// The words that are read; `nil` for the whole element.
    public var text: String?

    /// What the entry is called.
    public var name: String { text ?? element.name }

    public init(_ element: ElementReference, text: String? = nil) {
      self.element = element
      self.text = text
    }
  }
}

extension Rotor: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { name.accept(&visitor) }
}

/// The name by which something else refers to an element: its identifier or its label.
public struct ElementReference: Sendable, Hashable {
  public var name: String
  public var origin: SourcePlace

  public init(_ name: String, origin: SourcePlace = .code) {
    self.name = name
    self.origin = origin
  }
}

/// What happens when a value becomes another: SwiftUI's `onChange(of:)`.
public struct ChangeHandler: Sendable, Hashable {
  public var value: Dynamic<Value>
  public var action: Action

  public init(of value: Dynamic<Value> = .constant(.null), action: Action = Action()) {
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
public struct Draggable: Sendable, Hashable {
  /// Whether it can be picked up now.
  public var isEnabled: Dynamic<Bool>
  /// The name of the drag in the actions rotor; `nil` for the system's own.
  public var name: Dynamic<String>?

  public init(isEnabled: Dynamic<Bool> = true, name: Dynamic<String>? = nil) {
    self.isEnabled = isEnabled
    self.name = name
  }
}

extension Draggable: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    isEnabled.accept(&visitor)
    name.accept(&visitor)
  }
}

/// A place where something can be dropped.
public struct DropPoint: Sendable, Hashable {
  /// The name in the actions rotor; `nil` for the system's own.
  public var name: Dynamic<String>?
  /// What a drop does.
  public var action: Action

  public init(name: Dynamic<String>? = nil, action: Action = Action()) {
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

/// The item of a list in state that a row shows, and that the row's handle moves.
public struct Reordering: Sendable, Hashable {
  public var path: Path
  /// Where in state the item is, once resolved.
  public var place: StatePath?

  public init(_ path: Path) {
    self.path = path
  }
}
