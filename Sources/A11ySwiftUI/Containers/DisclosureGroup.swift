/// Content that a person can fold away.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content)
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), isExpanded, content) }

  @MainActor func render(in context: RenderContext) -> Output {
    let box = context.keep("expanded") { StateBox(false) }
    let binding = isExpanded ?? Binding(location: box)
    if let custom = context.environment.disclosureGroupStyle {
      // The label tells whether the group is open whoever draws it (cvs-health, “Accordions”: with a style of the app's own
      // “VoiceOver speaks the same "Collapsed, Double-tap to expand"”).
      let isOpen = context.evaluate { binding.wrappedValue }
      let configuration = DisclosureGroupStyleConfiguration(
        label: .init(AnyView(label.accessible { _ in .expanded(isOpen) })),
        content: .init(AnyView(context.evaluate(content))), isExpanded: binding)
      return context.renderStyle(custom, resetting: \.disclosureGroupStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
    }
    let isOpen = context.evaluate { binding.wrappedValue }
    let label = context.at(.slot("label")).render(label)
    let inner = isOpen ? context.at(.slot("content")).render(context.evaluate(content)) : Output()
    let piece = DisclosurePiece(
      label: label.pieces, content: inner.pieces, isExpanded: isOpen, set: { binding.wrappedValue = $0 })
    return Output([Piece(.disclosure(piece), in: context)], preferences: inner.preferences)
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(Text(titleKey), isExpanded, content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(Text(title), isExpanded, content) }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
  public enum Part {}
  public typealias Label = StyleContent<Self>
  public typealias Content = StyleContent<Part>
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { .init() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    inheriting { $0.disclosureGroupStyle = style is AutomaticDisclosureGroupStyle ? nil : style }
  }
}

/// Rows that have rows below them.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let render: @MainActor (RenderContext) -> Output
}

public struct OutlineSubgroupChildren: View, Renderable {
  @MainActor func render(in context: RenderContext) -> Output { Output() }
}

extension OutlineGroup: View, _PrimitiveView, Renderable where Parent: View, Leaf: View, Subgroup: View {
  @MainActor func render(in context: RenderContext) -> Output { render(context) }
}

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    render = { context in context.render(OutlineGroup.rows(data, \.id, children, content)) }
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    render = { context in context.render(OutlineGroup.rows(data, id, children, content)) }
  }

  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, ID == Element.ID {
    render = { context in context.render(OutlineGroup.rows([root], \.id, children, content)) }
  }

  @MainActor private static func rows<Elements: RandomAccessCollection>(
    _ data: Elements, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) -> AnyView where Elements.Element == Data.Element {
    AnyView(
      ForEach(data, id: id) { element -> AnyView in
        guard let below = element[keyPath: children] else { return AnyView(content(element)) }
        return AnyView(
          DisclosureGroup(content: { rows(below, id, children, content) }, label: { content(element) }))
      })
  }
}
