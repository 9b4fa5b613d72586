public import Interface

/// What SwiftUI offers to describe a view, under SwiftUI's names.
extension ViewConvertible {
  /// The view with one more modifier, behind those that it has.
  public func modified(by modifier: Modifier) -> View {
    let view = view
    var modified = View(
      view.kind, view.content, modifiers: view.modifiers + [modifier], children: view.children, origin: view.origin)
    modified.turns = view.turns
    return modified
  }

  public func accessibilityLabel(_ label: String) -> View {
    modified(by: .label(.init(.constant(label))))
  }

  public func accessibilityLabel(_ label: String, isEnabled: Bool) -> View {
    isEnabled ? accessibilityLabel(label) : view
  }

  public func accessibilityValue(_ value: String) -> View { modified(by: .value(.constant(value))) }

  public func accessibilityHint(_ hint: String) -> View { modified(by: .hint(.constant(hint))) }

  public func accessibilityElement(children: ChildBehavior = .ignore) -> View { modified(by: .children(children)) }

  public func accessibilityHidden(_ isHidden: Bool) -> View { modified(by: .hidden(.constant(isHidden))) }

  public func accessibilityAddTraits(_ trait: Trait) -> View { modified(by: .traits([trait.trait])) }

  public func accessibilityAddTraits(_ traits: [Trait]) -> View { modified(by: .traits(traits.map(\.trait))) }

  public func accessibilityRemoveTraits(_ trait: Trait) -> View { modified(by: .removeTraits([trait.trait])) }

  public func accessibilityIdentifier(_ identifier: String) -> View { modified(by: .identifier(identifier)) }

  public func accessibilitySortPriority(_ priority: Double) -> View {
    modified(by: .sortPriority(.constant(priority)))
  }

  public func accessibilityHeading(_ level: HeadingLevel) -> View {
    level == .unspecified ? view : modified(by: .headingLevel(level.rawValue))
  }

  public func accessibilityInputLabels(_ labels: [String]) -> View {
    modified(by: .inputLabels(labels.map { .constant($0) }))
  }

  /// Adds an action of a name to the actions rotor.
  public func accessibilityAction(
    named name: String, line: Int = #line, column: Int = #column, @EffectBuilder _ handler: () -> [Effect]
  ) -> View {
    let button = Button(name, line: line, column: column, action: handler)
    return modified(by: .actions(view.namedActions + [button.view]))
  }

  /// Replaces the view, for accessibility, by another.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> [View]) -> View {
    let views = representation()
    let stand = views.count == 1 ? views[0] : View(.group, children: views, origin: view.origin)
    return modified(by: .representation(Box(stand)))
  }

  public func accessibilityCustomContent(_ label: String, _ value: String, isImportant: Bool = false) -> View {
    let content = CustomContent(label: .constant(label), value: .constant(value), isImportant: isImportant)
    return modified(by: .customContent(view.customContents + [content]))
  }

  public func disabled(_ isDisabled: Bool) -> View { modified(by: .enabled(.constant(!isDisabled))) }

  public func opacity(_ opacity: Double) -> View { modified(by: .opacity(.constant(opacity))) }

  public func badge(_ text: String) -> View { modified(by: .badge(.constant(text))) }

  public func padding(_ length: Double = 16) -> View { modified(by: .layout(.padding(Edges(length)))) }
}

/// The traits of SwiftUI, by the names that they have there.
public enum Trait: Sendable, CaseIterable {
  case isButton, isHeader, isSelected, isLink, isImage, isSearchField, isKeyboardKey, isStaticText, isSummaryElement
  case playsSound, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, isModal, isToggle
  case isTabBar

  var trait: AccessibilityTrait {
    switch self {
    case .isButton: .button
    case .isHeader: .header
    case .isSelected: .selected
    case .isLink: .link
    case .isImage: .image
    case .isSearchField: .searchField
    case .isKeyboardKey: .keyboardKey
    case .isStaticText: .staticText
    case .isSummaryElement: .summaryElement
    case .playsSound: .playsSound
    case .updatesFrequently: .updatesFrequently
    case .startsMediaSession: .startsMediaSession
    case .allowsDirectInteraction: .allowsDirectInteraction
    case .causesPageTurn: .causesPageTurn
    case .isModal: .modal
    case .isToggle: .toggle
    case .isTabBar: .tabBar
    }
  }
}

/// The levels of headings.
public enum HeadingLevel: Int, Sendable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  fileprivate var namedActions: [View] {
    for case .actions(let views) in modifiers.reversed() { return views }
    return []
  }

  fileprivate var customContents: [CustomContent] {
    for case .customContent(let contents) in modifiers.reversed() { return contents }
    return []
  }
}
