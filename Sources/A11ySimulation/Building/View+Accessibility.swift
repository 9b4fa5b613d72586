public import Interface

/// What SwiftUI offers to describe a view, under SwiftUI's names.
extension View {
  /// The view with some properties set that SwiftUI has no name for: `.changed { $0.isElement = false }`.
  public func changed(_ change: (inout Interface.View) -> Void) -> Blueprint { blueprint.changed(change) }

  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    changed { $0.label = Interface.Label(.constant(String(label))) }
  }

  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.words) }

  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    isEnabled ? changed { $0.label = Interface.Label(.constant(String(label))) } : blueprint
  }

  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityLabel(label.words, isEnabled: isEnabled)
  }

  /// Puts words around the label that the view has: `{ label in Text("Half star"); label }`.
  public func accessibilityLabel(
    @ViewBuilder content: (PlaceholderContentView) -> Blueprint
  ) -> some View {
    let parts = content(PlaceholderContentView()).views.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0.kind == PlaceholderContentView.kind
    }
    let words = parts.map { views in views.compactMap { Blueprint.words(of: $0) }.joined(separator: ", ") }
    guard words.count == 2 else {
      return changed { $0.label = Interface.Label(.constant(words.first ?? "")) }
    }
    return changed { $0.surroundLabel(with: words[0], words[1]) }
  }

  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    changed { $0.value = .constant(String(value)) }
  }

  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.words) }

  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    changed { $0.hint = .constant(String(hint)) }
  }

  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.words) }

  /// Several views become one for what is said of them.
  public func accessibilityElement(
    children: ChildBehavior = .ignore, line: Int = #line, column: Int = #column
  ) -> some View {
    let blueprint = blueprint
    let isOne = blueprint.items.count == 1
    return (isOne ? blueprint : Blueprint(.group, children: blueprint, at: line, column))
      .changed { $0.makeElement(children) }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View { changed { $0.hidden = .constant(hidden) } }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changed { $0.add(traits.traits) }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changed { $0.removeTraits += traits.traits }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View { changed { $0.identifier = identifier } }

  public func accessibilitySortPriority(_ priority: Double) -> some View {
    changed { $0.sortPriority = .constant(priority) }
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    level == .unspecified ? blueprint : changed { $0.headingLevel = level.rawValue }
  }

  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    changed { $0.inputLabels = labels.map { .constant($0) } }
  }

  /// Replaces the view, for accessibility, by another.
  public func accessibilityRepresentation(
    line: Int = #line, column: Int = #column, @ViewBuilder representation: () -> Blueprint
  ) -> some View {
    let stand = representation()
    let one = stand.items.count == 1 ? stand : Blueprint(.group, children: stand, at: line, column)
    var blueprint = blueprint
    blueprint.bring(stand)
    return blueprint.changed { $0.representation = one.views.first.map(Box.init) ?? $0.representation }
  }

  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> some View {
    let content = CustomContent(
      label: .constant(String(label)), value: .constant(String(value)), isImportant: importance == .high)
    return changed { $0.customContent.append(content) }
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speech { $0.spellsOut = value }
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech { $0.speaksPunctuation = value }
  }

  /// Raises or lowers the pitch, between -1 and 1.
  public func speechAdjustedPitch(_ value: Double) -> some View { speech { $0.pitch = 1 + value } }

  public func disabled(_ disabled: Bool) -> some View { changed { $0.enabled = .constant(!disabled) } }

  public func opacity(_ opacity: Double) -> some View { changed { $0.opacity = .constant(opacity) } }

  public func hidden() -> some View { changed { $0.opacity = .constant(0) } }

  private func speech(_ change: (inout Speech) -> Void) -> Blueprint {
    changed { view in
      var speech = view.speech ?? Speech()
      change(&speech)
      view.speech = speech
    }
  }
}

extension Interface.View {
  /// Puts words around the label that the view has.
  fileprivate mutating func surroundLabel(with before: String, _ after: String) {
    func joined(_ words: String?...) -> Dynamic<String>? {
      let words = words.compactMap(\.self).filter { !$0.isEmpty }
      return words.isEmpty ? nil : .constant(words.joined(separator: ", "))
    }
    var label = self.label ?? Interface.Label()
    label.prepend = joined(before, label.prepend?.constant)
    label.append = joined(label.append?.constant, after)
    self.label = label
  }

  /// Adds traits; one that was taken away before is back.
  fileprivate mutating func add(_ traits: [AccessibilityTrait]) {
    self.traits += traits
    self.removeTraits.removeAll { traits.contains($0) }
  }
}

/// The label that a view has, inside of one that is put around it.
public struct PlaceholderContentView: View {
  /// A kind that nothing else in a label is of.
  static let kind = Kind.element

  public var body: Blueprint { Blueprint(PlaceholderContentView.kind, at: 0, 0) }
}

/// The levels of headings.
public enum AccessibilityHeadingLevel: Int, Sendable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Details that VoiceOver offers on demand.
public enum AXCustomContent {
  /// Whether a detail is also read with the element itself.
  public enum Importance: Sendable, CaseIterable {
    case `default`, high
  }
}
