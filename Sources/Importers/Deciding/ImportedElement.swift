package import Diagnostics
package import Interface

/// One stop.
package struct ImportedElement: Sendable, Hashable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: Set<AccessibilityTrait>
  package var frame: Rect?
  package var placeholder: String?
  package var customActions: [String] = []
  package var customContent: [CapturedContent] = []
  package var rotors: [String] = []
  package var inputLabels: [String] = []
  package var headingLevel: Int?
  package var language: String?
  package var isExpanded: Bool?
  package var isDraggable = false
  /// What a tap does, where a test tells it.
  package var effects: [Effect] = []
  /// What was guessed about it, because the capture does not tell it.
  package var guesses: [Guess] = []
  /// Where its node begins in the capture.
  package var place: SourcePlace
}
