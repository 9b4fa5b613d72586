/// A button that opens a list of further controls.
nonisolated public struct Menu<Label: View, Content: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  init(_ label: Label, _ content: Content, _ primaryAction: (@MainActor () -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(label(), content(), primaryAction) }

  @MainActor func render(in context: RenderContext) -> Output {
    if let custom = context.environment.menuStyle {
      let configuration = MenuStyleConfiguration(label: .init(AnyView(label)), content: .init(AnyView(content)))
      return context.renderStyle(custom, resetting: \.menuStyle, to: nil) { $0.makeBody(configuration: configuration) }
    }
    let label = context.at(.slot("label")).render(label)
    let items = context.at(.slot("items")).remembering { $0.enterMenu() }.render(content)
    let piece = MenuPiece(
      label: label.pieces, items: items.pieces.flatMap(\.inMenu), primaryAction: primaryAction)
    return Output([context.buttonPiece(.menu(piece))], preferences: items.preferences)
  }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(Text(title), content()) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(resource), content())
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(Text(titleKey), content(), primaryAction) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(Text(title), content(), primaryAction) }
}

nonisolated extension Menu where Label == A11ySwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(A11ySwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(A11ySwiftUI.Label(title, systemImage: systemImage), content())
  }
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(A11ySwiftUI.Label(titleKey, image: image), content())
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(A11ySwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction) }
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) { self.init(configuration.label, configuration.content) }
}

@MainActor @preconcurrency
public protocol MenuStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct MenuStyleConfiguration {
  public enum Part {}
  public typealias Label = StyleContent<Self>
  public typealias Content = StyleContent<Part>
  let label: Label
  let content: Content
}

protocol BuiltInMenuStyle: MenuStyle {}
extension BuiltInMenuStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

nonisolated public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
  public init() {}
}
nonisolated public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  public init() {}
}
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  public init() {}
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
nonisolated extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { .init() }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: (any MenuStyle)? { nil }
}

extension EnvironmentValues {
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    inheriting { $0.menuStyle = style is any BuiltInMenuStyle ? nil : style }
  }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}
