package import Diagnostics
package import Interface

/// What VoiceOver finds on a captured screen: elements, and containers that it knows of.
package enum ImportedNode: Sendable, Hashable {
  case element(ImportedElement)
  case container(ImportedContainer)
}

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
  /// What was guessed about it, for want of a fact in the capture.
  package var guesses: [Guess] = []
  /// Where its node begins in the capture.
  package var place: SourcePlace
}

/// Elements that belong together.
package struct ImportedContainer: Sendable, Hashable {
  package var role: ContainerRole
  package var label: String?
  package var value: String?
  package var identifier: String?
  package var frame: Rect?
  package var children: [ImportedNode]
  package var place: SourcePlace
}

/// What an import takes to be so without being told.
package enum Guess: String, Sendable, Hashable, CaseIterable {
  case backButton, title, rowRole, amount, editable, selectedByValue, leadsOn
}

extension Guess {
  /// What was guessed, and what to do if it is wrong.
  package var words: String {
    switch self {
    case .backButton: "the first button at the leading edge of a navigation bar is taken for the way back"
    case .title: "the text in the middle of a navigation bar, or large below it, is taken for a heading"
    case .rowRole: "the row may be a button; the capture does not tell its traits"
    case .amount: "the number is heard as it is; on a device it may be a percentage"
    case .editable: "the text is taken to be editable"
    case .selectedByValue: "the value '1' of a button is taken to say that it is selected"
    case .leadsOn:
      "the element is taken to lead to the next capture, which is titled as it is called, or was there before"
    }
  }
}

extension ImportedNode {
  /// The elements from here on.
  package var elements: [ImportedElement] {
    switch self {
    case .element(let element): [element]
    case .container(let container): container.children.flatMap(\.elements)
    }
  }

  /// The node with its elements changed.
  func changed(by change: (inout ImportedElement) -> Void) -> ImportedNode {
    switch self {
    case .element(var element):
      change(&element)
      return .element(element)
    case .container(var container):
      container.children = container.children.map { $0.changed(by: change) }
      return .container(container)
    }
  }
}
