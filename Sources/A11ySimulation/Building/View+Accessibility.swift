public import Interface

/// What SwiftUI offers to describe a view, under SwiftUI's names.
extension View {
  /// The view with one more modifier, behind those that it has.
  public func modified(by modifier: Modifier) -> Blueprint { blueprint.mapped { $0.modified(by: modifier) } }

  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modified(by: .label(Interface.Label(.constant(String(label)))))
  }

  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.words) }

  public func accessibilityLabel(_ label: some StringProtocol, isEnabled: Bool) -> some View {
    isEnabled ? modified(by: .label(Interface.Label(.constant(String(label))))) : blueprint
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
    guard words.count == 2 else { return modified(by: .label(Interface.Label(.constant(words.first ?? "")))) }
    let (before, after) = (words[0].isEmpty ? nil : words[0], words[1].isEmpty ? nil : words[1])
    return modified(
      by: .label(Interface.Label(prepend: before.map { .constant($0) }, append: after.map { .constant($0) })))
  }

  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    modified(by: .value(.constant(String(value))))
  }

  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.words) }

  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    modified(by: .hint(.constant(String(hint))))
  }

  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.words) }

  /// Several views become one for what is said of them.
  public func accessibilityElement(
    children: ChildBehavior = .ignore, line: Int = #line, column: Int = #column
  ) -> some View {
    let blueprint = blueprint
    let isOne = blueprint.items.count == 1
    return (isOne ? blueprint : Blueprint(.group, .none, [], children: blueprint, at: line, column))
      .modified(by: .children(children))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View { modified(by: .hidden(.constant(hidden))) }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modified(by: .traits(traits.traits))
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modified(by: .removeTraits(traits.traits))
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View { modified(by: .identifier(identifier)) }

  public func accessibilitySortPriority(_ priority: Double) -> some View {
    modified(by: .sortPriority(.constant(priority)))
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    level == .unspecified ? blueprint : modified(by: .headingLevel(level.rawValue))
  }

  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    modified(by: .inputLabels(labels.map { .constant($0) }))
  }

  /// Replaces the view, for accessibility, by another.
  public func accessibilityRepresentation(
    line: Int = #line, column: Int = #column, @ViewBuilder representation: () -> Blueprint
  ) -> some View {
    let stand = representation()
    let one = stand.items.count == 1 ? stand : Blueprint(.group, .none, [], children: stand, at: line, column)
    var blueprint = blueprint
    blueprint.bring(stand)
    return one.views.first.map { blueprint.modified(by: .representation(Box($0))) } ?? blueprint
  }

  public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default
  ) -> some View {
    let content = CustomContent(
      label: .constant(String(label)), value: .constant(String(value)), isImportant: importance == .high)
    return blueprint.mapped {
      $0.adding([content], Modifier.customContent) { if case .customContent(let all) = $0 { all } else { nil } }
    }
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speech { $0.spellsOut = value }
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech { $0.speaksPunctuation = value }
  }

  /// Raises or lowers the pitch, between -1 and 1.
  public func speechAdjustedPitch(_ value: Double) -> some View { speech { $0.pitch = 1 + value } }

  public func disabled(_ disabled: Bool) -> some View { modified(by: .enabled(.constant(!disabled))) }

  public func opacity(_ opacity: Double) -> some View { modified(by: .opacity(.constant(opacity))) }

  public func hidden() -> some View { modified(by: .opacity(.constant(0))) }

  private func speech(_ change: (inout Speech) -> Void) -> Blueprint {
    blueprint.mapped { view in
      var speech = Speech()
      for case .speech(let given) in view.modifiers { speech = given }
      change(&speech)
      return view.modified(by: .speech(speech))
    }
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
