/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View, Renderable {
  let site = CallSite()
  let content: Content
  let label: (any View)?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
    self.label = label()
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
    label = Text(titleKey)
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage))
    label = Label(titleKey, systemImage: systemImage)
  }

  @MainActor func render(in context: RenderContext) -> Output {
    if let custom = context.environment.controlGroupStyle {
      let configuration = ControlGroupStyleConfiguration(
        content: .init(AnyView(content)), label: .init(label.map { AnyView(unpacking: $0) } ?? AnyView(EmptyView())))
      return context.renderStyle(custom, resetting: \.controlGroupStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
    }
    if context.environment.isControlGroupMenu, let label {
      return context.render(Menu(content: { content }, label: { AnyView(unpacking: label) }))
    }
    return context.render(HStack { content })
  }
}

nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View, Renderable {
  let content: Content
  let label: Label
  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

@MainActor @preconcurrency
public protocol ControlGroupStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ControlGroupStyleConfiguration {
  public enum Part {}
  public typealias Content = StyleContent<Self>
  public typealias Label = StyleContent<Part>
  public let content: Content
  public let label: Label
}

protocol BuiltInControlGroupStyle: ControlGroupStyle {
  /// Whether the controls are the items of a menu.
  nonisolated static var isMenu: Bool { get }
}
extension BuiltInControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  static var isMenu: Bool { false }
  public init() {}
}
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  static var isMenu: Bool { false }
  public init() {}
}
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  static var isMenu: Bool { true }
  public init() {}
}
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  static var isMenu: Bool { true }
  public init() {}
}
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInControlGroupStyle {
  static var isMenu: Bool { false }
  public init() {}
}
nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { .init() }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { .init() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { .init() } }
nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { .init() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any ControlGroupStyle)? { nil }
}

private enum ControlGroupMenuKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var controlGroupStyle: (any ControlGroupStyle)? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
  var isControlGroupMenu: Bool {
    get { self[ControlGroupMenuKey.self] }
    set { self[ControlGroupMenuKey.self] = newValue }
  }
}

nonisolated extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    inheriting { values in
      let builtIn = (style as? any BuiltInControlGroupStyle).map { type(of: $0) }
      values.isControlGroupMenu = builtIn?.isMenu ?? false
      values.controlGroupStyle = builtIn == nil ? style : nil
    }
  }
}
