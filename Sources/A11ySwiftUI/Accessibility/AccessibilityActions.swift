nonisolated extension View {
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessible { context in
      switch kind.kind {
      case .activate: .activate(handler)
      case .escape: .escape(handler)
      case .magicTap: .magicTap(handler)
      case .named(let name): .action(name: name.words(in: context.environment), handler)
      case .delete, .showMenu: nil
      }
    }
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
    accessible { .action(name: name.words(in: $0.environment), handler) }
  }
  public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(key), handler) }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  @_disfavoredOverload
  public func accessibilityAction(
    named resource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(resource), handler) }
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let button = Button(action: action, label: label)
    return accessible { .actions($0.at(.slot("action")).render(button).pieces) }
  }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    return accessible { .actions($0.at(.slot("actions")).render(content).pieces) }
  }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return accessible { context in
      let actions = context.at(.slot("actions")).render(content).pieces
      return category == .edit ? .editActions(actions) : .actions(actions)
    }
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { accessible(.adjust(handler)) }
  public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View {
    accessible(.scroll(handler))
  }
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    accessible { _ in
      if isEnabled { _PreviewGap.tell("what accessibilityScrollStatus says after scrolling is left out") }
      return nil
    }
  }
  public func accessibilityScrollStatus(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View { accessible(.zoom(handler)) }

  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true) -> some View {
    accessible { isEnabled ? .dragPoint(description.words(in: $0.environment)) : nil }
  }
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true) -> some View {
    accessible { isEnabled ? .dropPoint(description.words(in: $0.environment), point) : nil }
  }
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }

  // MARK: Rotors
  private func rotor(
    _ name: Text?, _ system: String?, _ entries: [AccessibilityRotorEntryPiece], ranges: [Range<String.Index>] = []
  ) -> ModifiedView {
    accessible { context in
      context.graph.hasRotors = true
      return .rotor(
        RotorPiece(
          name: name?.words(in: context.environment) ?? "", system: system,
          entries: entries.map { entry in
            RotorPiece.Entry(
              name: entry.label?.words(in: context.environment) ?? "", target: entry.id, text: entry.text,
              prepare: entry.prepare)
          }, ranges: ranges))
    }
  }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label, nil, entries()._entries) }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ key: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(key), nil, entries()._entries) }
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(label), nil, entries()._entries) }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(nil, systemRotor.name, entries()._entries) }
  public func accessibilityRotor<M: Identifiable>(
    _ label: Text, entries: [M], entryLabel: KeyPath<M, String>
  ) -> some View {
    rotor(label, nil, entries.map { .init(label: Text($0[keyPath: entryLabel]), id: AnyHashable($0.id)) })
  }
  public func accessibilityRotor<M: Identifiable>(
    _ key: LocalizedStringKey, entries: [M], entryLabel: KeyPath<M, String>
  ) -> some View { accessibilityRotor(Text(key), entries: entries, entryLabel: entryLabel) }
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, M: Identifiable>(
    _ label: S, entries: [M], entryLabel: KeyPath<M, String>
  ) -> some View { accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel) }
  public func accessibilityRotor<M, ID: Hashable>(
    _ label: Text, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>
  ) -> some View {
    rotor(
      label, nil, entries.map { .init(label: Text($0[keyPath: entryLabel]), id: AnyHashable($0[keyPath: entryID])) })
  }
  public func accessibilityRotor<M, ID: Hashable>(
    _ key: LocalizedStringKey, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>
  ) -> some View { accessibilityRotor(Text(key), entries: entries, entryID: entryID, entryLabel: entryLabel) }
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, M, ID: Hashable>(
    _ label: S, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>
  ) -> some View { accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel) }
  public func accessibilityRotor<M, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>
  ) -> some View {
    rotor(
      nil, systemRotor.name,
      entries.map { .init(label: Text($0[keyPath: entryLabel]), id: AnyHashable($0[keyPath: entryID])) })
  }
  public func accessibilityRotor<M: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [M], entryLabel: KeyPath<M, String>
  ) -> some View {
    rotor(nil, systemRotor.name, entries.map { .init(label: Text($0[keyPath: entryLabel]), id: AnyHashable($0.id)) })
  }
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(label, nil, [], ranges: textRanges)
  }
  public func accessibilityRotor(_ key: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    rotor(Text(key), nil, [], ranges: textRanges)
  }
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol>(_ label: S, textRanges: [Range<String.Index>]) -> some View {
    rotor(Text(label), nil, [], ranges: textRanges)
  }
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(nil, systemRotor.name, [], ranges: textRanges) }
}

public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static let links = AccessibilitySystemRotor(name: "Links")
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
  public static let boldText = AccessibilitySystemRotor(name: "Bold Text")
  public static let italicText = AccessibilitySystemRotor(name: "Italic Text")
  public static let underlineText = AccessibilitySystemRotor(name: "Underline Text")
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled Words")
  public static let images = AccessibilitySystemRotor(name: "Images")
  public static let textFields = AccessibilitySystemRotor(name: "Text Fields")
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}

public struct AccessibilityRotorEntryPiece {
  var label: Text?
  var id: AnyHashable?
  var text: String?
  var prepare: @MainActor () -> Void = {}
}

/// What rotors of the app's visit.
public protocol AccessibilityRotorContent {
  var _entries: [AccessibilityRotorEntryPiece] { get }
}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let _entries: [AccessibilityRotorEntryPiece]

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) { _entries = [.init(label: label, id: AnyHashable(id), prepare: prepare)] }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    _entries = [
      .init(
        label: label, id: AnyHashable(NamespacedID(id: AnyHashable(id), namespace: namespace)), prepare: prepare)
    ]
  }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

public struct _AccessibilityRotorContentList: AccessibilityRotorContent {
  public let _entries: [AccessibilityRotorEntryPiece]
}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock(_ contents: any AccessibilityRotorContent...) -> _AccessibilityRotorContentList {
    _AccessibilityRotorContentList(_entries: contents.flatMap(\._entries))
  }
  public static func buildIf(_ content: (any AccessibilityRotorContent)?) -> _AccessibilityRotorContentList {
    _AccessibilityRotorContentList(_entries: content?._entries ?? [])
  }
  public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _AccessibilityRotorContentList {
    _AccessibilityRotorContentList(_entries: first._entries)
  }
  public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _AccessibilityRotorContentList {
    _AccessibilityRotorContentList(_entries: second._entries)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public nonisolated init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data: data, content: content, id: { $0.id }) }
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
  public nonisolated var _entries: [AccessibilityRotorEntryPiece] { data.flatMap { content($0)._entries } }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
  public nonisolated var _entries: [AccessibilityRotorEntryPiece] { content._entries }
}
