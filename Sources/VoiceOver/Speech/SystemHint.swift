internal import Elements

/// A row of the table of hints that the system adds.
struct SystemHint: Sendable {
  var key: Phrase.Key
  /// Whether the author's hint is lost.
  var replacesHint = false
  var applies: @Sendable (Element) -> Bool

  /// The hints of which the first that applies is heard, after the author's or instead of it.
  ///
  /// A disabled element has none, and a plain button has none ever: VoiceOver never says “double tap to activate”.
  /// Source: AccessibilitySnapshot's speech; cvs-health for menus and disclosure groups.
  static let ofRole: [SystemHint] = [
    SystemHint(key: .toggleHint) { $0.has(.toggle) },
    SystemHint(key: .misspelledHint, replacesHint: true) { $0.has([.textEntry, .isEditing]) },
    SystemHint(key: .editAreaHint, replacesHint: true) { $0.has([.textEntry, .textArea]) },
    SystemHint(key: .editHint, replacesHint: true) { $0.has(.textEntry) },
    SystemHint(key: .pickerHint) { $0.has(.popUpButton) },
    SystemHint(key: .expandHint) { $0.details.isExpanded == false },
    SystemHint(key: .collapseHint) { $0.details.isExpanded == true },
  ]

  /// Heard in addition: on an adjustable element that is no switch and has more than a hint.
  static let ofAdjustment = SystemHint(key: .adjustHint) { element in
    let isHintOnly = element.hint.isSpoken && !element.label.isSpoken && !element.value.isSpoken
    return element.has(.adjustable) && !element.has(.toggle) && !isHintOnly
  }
}

extension String? {
  /// Whether there are words at all.
  var isSpoken: Bool { self?.isEmpty == false }
}
