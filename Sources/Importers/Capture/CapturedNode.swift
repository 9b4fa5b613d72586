package import Diagnostics
package import Interface

/// What a tool saw of one view, or of one accessibility element, of a running app.
///
/// The same for all formats: a reader fills in what its format tells and leaves the rest unknown. An absent attribute is
/// unknown, never false.
package struct CapturedNode: Sendable, Hashable {
  package var type: ElementType
  /// The author's name for tests, which is never spoken.
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var placeholder: String?
  package var hint: String?
  /// The frame in points from the top left corner of the screen.
  package var frame: Rect?
  package var isEnabled: Bool?
  package var isSelected: Bool?
  /// Whether the keyboard writes into it.
  package var isFocused: Bool?
  /// Whether the tool found it on the screen and not covered.
  package var isVisible: Bool?
  /// Whether the tool takes it for an accessibility element.
  package var isElement: Bool?
  /// Whether the app itself says that it is an accessibility element.
  package var isElementByItself: Bool?
  package var isExpanded: Bool?
  package var isDraggable = false
  /// What the app says the node is; `nil` where the format does not tell, empty where there is nothing to tell.
  package var traits: Set<AccessibilityTrait>?
  package var headingLevel: Int?
  /// What the format says that the node is as a container.
  package var container: ContainerRole?
  package var language: String?
  package var customActions: [String] = []
  package var customContent: [CapturedContent] = []
  package var rotors: [String] = []
  package var inputLabels: [String] = []
  package var children: [CapturedNode] = []
  /// Where the node begins in the file.
  package var place: SourcePlace

  package init(_ type: ElementType, at place: SourcePlace) {
    self.type = type
    self.place = place
  }
}

/// A detail that VoiceOver offers on demand.
package struct CapturedContent: Sendable, Hashable {
  package var label: String
  package var value: String
  package var isImportant: Bool
}

extension CapturedNode {
  /// Whether the node has words of its own.
  var hasText: Bool { label != nil || value != nil }

  /// How many nodes there are from this one on.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
