nonisolated extension View {
  func accessible(_ change: @escaping @MainActor (RenderContext) -> AccessibilityChange?) -> ModifiedView {
    piecewise { piece, context in
      if let change = change(context) { piece.modifications.append(.accessibility(change)) }
    }
  }

  func accessible(_ change: AccessibilityChange) -> ModifiedView { adding(.accessibility(change)) }

  // MARK: The element
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible(.children(children.shared))
  }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return accessible { context in .syntheticChildren(context.at(.slot("children")).render(children).pieces) }
  }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    let view = representation()
    return accessible { context in .representation(context.at(.slot("representation")).render(view).pieces) }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessible(.hidden(hidden)) }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessible { _ in isEnabled ? .hidden(hidden) : nil }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessible(.identifier(identifier)) }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessible { _ in isEnabled ? .identifier(identifier) : nil }
  }
  public func accessibilitySortPriority(_ priority: Double) -> some View { accessible(.sortPriority(priority)) }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    accessible(.respondsToUserInteraction(responds))
  }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true, isEnabled: Bool) -> some View {
    accessible { _ in isEnabled ? .respondsToUserInteraction(responds) : nil }
  }
  public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { accessible(.activationPoint(point)) }
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
    accessible { _ in isEnabled ? .activationPoint(point) : nil }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessible(.addTraits(traits)) }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(.removeTraits(traits))
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible { _ in level.number.map { .heading($0) } }
  }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    piecewise { piece, _ in piece.modifications.append(.look(.keepsColors(active))) }
  }
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ view: () -> V) -> Self { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessible { _ in
      guard isDirectTouchArea else { return nil }
      return .directTouch(
        silent: options.contains(.silentOnTouch), requiresActivation: options.contains(.requiresActivation))
    }
  }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessible(
      .labeledPair(isLabel: role == .label, AnyHashable(NamespacedID(id: AnyHashable(id), namespace: namespace))))
  }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessible(.rotorEntry(AnyHashable(NamespacedID(id: AnyHashable(id), namespace: namespace))))
  }
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> Self { self }
  public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> Self { self }
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    assistiveAccessNavigationIcon(systemImage: "photo")
  }
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
    piecewise { piece, _ in piece.modifications.append(.look(.navigationIcon(systemImage))) }
  }

  // MARK: Words
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    accessible { isEnabled ? .label(label.words(in: $0.environment)) : nil }
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(resource), isEnabled: isEnabled)
  }
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    accessible { context in
      let label = content(PlaceholderContentView(content: LabelPlaceholder()))
      let parts = context.at(.slot("label")).render(label).pieces.flatMap(\.labelParts)
      guard let split = parts.firstIndex(where: { $0 == nil }) else {
        return .label(parts.compactMap(\.self).joined(separator: ", "))
      }
      let before = parts[..<split].compactMap(\.self).joined(separator: ", ")
      let after = parts[(split + 1)...].compactMap(\.self).joined(separator: ", ")
      return .labelAround(before: before.isEmpty ? nil : before, after: after.isEmpty ? nil : after)
    }
  }
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    accessible { isEnabled ? .value(value.words(in: $0.environment)) : nil }
  }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(resource), isEnabled: isEnabled)
  }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    accessible { isEnabled ? .hint(hint.words(in: $0.environment)) : nil }
  }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool = true) -> some View {
    accessibilityHint(Text(resource), isEnabled: isEnabled)
  }
  public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
  @_disfavoredOverload
  public func help(_ resource: LocalizedStringResource) -> some View { help(Text(resource)) }
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some View {
    accessible { context in isEnabled ? .inputLabels(labels.map { $0.words(in: context.environment) }) : nil }
  }
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey], isEnabled: Bool = true) -> some View {
    accessibilityInputLabels(keys.map { Text($0) }, isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool = true) -> some View {
    accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled)
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    accessible(.speech(SpeechTraits(spellsOut: value)))
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    accessible(.speech(SpeechTraits(includesPunctuation: value)))
  }
  public func speechAdjustedPitch(_ value: Double) -> some View { accessible(.speech(SpeechTraits(pitch: value))) }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    accessible(.speech(SpeechTraits(isQueued: value)))
  }

  // MARK: Details
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessible { context in
      .customContent(
        label: label.words(in: context.environment), value: value.words(in: context.environment),
        isImportant: importance == .high)
    }
  }
  public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(key), value, importance: importance) }
  public func accessibilityCustomContent(
    _ key: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(key), Text(value), importance: importance) }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(key), Text(value), importance: importance) }
  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(label), Text(value), importance: importance) }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessible { context in
      let label = key.label.words(in: context.environment)
      guard let value else { return .removeCustomContent(label: label) }
      return .customContent(
        label: label, value: value.words(in: context.environment), isImportant: importance == .high)
    }
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }

  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
    accessible { _ in .chart(representable.makeChartDescriptor()) }
  }
}

/// Stands for the label that the system makes.
nonisolated struct LabelPlaceholder: View, Renderable {
  @MainActor func render(in context: RenderContext) -> Output {
    Output([Piece(.opaque(LabelPlaceholder.name), in: context)])
  }

  static let name = "the label of the system"
}

extension Piece {
  /// The words of the pieces of a label; `nil` stands for those that the system makes.
  fileprivate var labelParts: [String?] {
    switch kind {
    case .opaque(let name) where name == LabelPlaceholder.name: [nil]
    case .group(let pieces): pieces.flatMap(\.labelParts)
    case .stack(let stack): stack.content.flatMap(\.labelParts)
    case .opaque, .text, .image, .label, .labeledContent, .button, .menu, .toggle, .slider, .stepper, .picker,
      .datePicker, .colorPicker, .textField, .progress, .gauge, .list, .form, .section, .grid, .gridRow,
      .disclosure, .scroll, .navigation, .tabs, .map, .marker, .video, .chart, .shape, .fill, .spacer, .divider,
      .drawing, .foreign:
      words.isEmpty ? [] : [words]
    }
  }
}

struct NamespacedID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

public protocol AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle { public init() {} }
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle { public init() {} }
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: Self { .init() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: Self { .init() }
}
