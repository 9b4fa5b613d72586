internal import Elements
internal import Interface
internal import Utterances

/// A row of the table of hints that the system adds to enabled elements.
struct SystemHint: Sendable {
  /// What is heard; `nil` for nothing, in place of what the rows below have.
  var key: Phrase.Key?
  /// The traits that the element must have, all of them.
  var with: ElementTraits = []
  /// Whether what the element discloses must be shown or hidden; `nil` for elements of all sorts.
  var isExpanded: Bool?
  /// Whether there must be a text in which words can be misspelled.
  var needsText = false
  /// Whether the element must move a row.
  var isHandle = false
  /// How the element must let touches through.
  var directTouch: DirectTouchOption?
  /// Whether the author's hint is lost, unless the person has it otherwise.
  var replacesHint = false
  /// The reading of the sources that calls for the hint, where the better source does not have it.
  var wish: SourceReading?

  /// The hints of which the first that applies is heard, after the author's or instead of it.
  ///
  /// A disabled element has none, and a plain button has none ever: VoiceOver never says “double tap to activate”.
  /// Source: AccessibilitySnapshot's speech; cvs-health for menus and disclosure groups, MagentaA11y for handles.
  static let ofRole: [SystemHint] = [
    SystemHint(key: .toggleHint, with: .toggle),
    SystemHint(key: .misspelledHint, with: [.textEntry, .isEditing], needsText: true, replacesHint: true),
    SystemHint(key: nil, with: [.textEntry, .isEditing], replacesHint: true),
    SystemHint(key: .editAreaHint, with: [.textEntry, .textArea], replacesHint: true),
    SystemHint(key: .editHint, with: .textEntry, replacesHint: true),
    SystemHint(key: .pickerHint, with: .popUpButton),
    SystemHint(key: .expandHint, isExpanded: false),
    SystemHint(key: .collapseHint, isExpanded: true),
    SystemHint(key: .reorderHint, isHandle: true),
    SystemHint(key: .startDirectTouchHint, directTouch: .requiresActivation),
    SystemHint(key: .directTouchHint, with: .allowsDirectInteraction, wish: .directTouchHint),
  ]

  /// The traits that call for one of them, with others or alone; most elements have none of these.
  private static let calling = ofRole.reduce(into: ElementTraits()) { $0.formUnion($1.with) }

  /// The hint that belongs to the role of an enabled element with its details; `nil` for none.
  static func ofRole(
    of element: Element, _ details: Box<ElementDetails>?, wishes: Set<SourceReading>
  ) -> SystemHint? {
    guard details != nil || element.hasAny(calling) else { return nil }
    return ofRole.first { $0.applies(to: element, details, wishes: wishes) }
  }

  /// Whether an enabled element with its details hears the hint, given the readings that call for hints of their own.
  private func applies(to element: Element, _ details: Box<ElementDetails>?, wishes: Set<SourceReading>) -> Bool {
    guard element.has(with), wish.map(wishes.contains) ?? true, !needsText || element.holdsWords else { return false }
    guard !isHandle || details?.wrapped.handle != nil else { return false }
    if let directTouch { return details?.wrapped.directTouch.contains(directTouch) == true }
    guard let isExpanded else { return true }
    return details?.wrapped.isExpanded == isExpanded
  }

  /// Whether an enabled element is told how to adjust it: switches are not, nor is what has nothing but a hint.
  static func tellsAdjustment(of element: Element) -> Bool {
    guard element.has(.adjustable), !element.has(.toggle) else { return false }
    return !element.hint.isSpoken || element.label.isSpoken || element.value.isSpoken
  }
}

extension Element {
  /// Whether the field holds words that a spelling checker reads: no secret, and not nothing.
  fileprivate var holdsWords: Bool {
    guard hasDetails else { return value.isSpoken }
    if case .edit(_, let text) = details.activation, text.isEmpty { return false }
    return details.secretLength == nil && value.isSpoken
  }
}
