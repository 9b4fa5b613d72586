/// A value with its label.
nonisolated public struct LabeledContent<Label, Content> {
  let site = CallSite()
  let label: Label
  let content: Content
}

extension LabeledContent: View, _PrimitiveView, Renderable where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor func render(in context: RenderContext) -> Output {
    if let custom = context.environment.labeledContentStyle {
      let configuration = LabeledContentStyleConfiguration(
        label: .init(AnyView(label)), content: .init(AnyView(content)))
      return context.renderStyle(custom, resetting: \.labeledContentStyle, to: nil) {
        $0.makeBody(configuration: configuration)
      }
    }
    let label = context.at(.slot("label")).render(label)
    let content = context.at(.slot("content")).render(content)
    var preferences = label.preferences
    preferences.merge(content.preferences)
    return Output(
      [Piece(.labeledContent(label: label.pieces, content: content.pieces), in: context)], preferences: preferences)
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(resource), content: content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ resource: LocalizedStringResource, value: S) {
    self.init(label: Text(resource), content: Text(value))
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public enum Part {}
  public typealias Label = StyleContent<Self>
  public typealias Content = StyleContent<Part>
  public let label: Label
  public let content: Content
}

nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { .init() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: (any LabeledContentStyle)? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    inheriting { $0.labeledContentStyle = style is AutomaticLabeledContentStyle ? nil : style }
  }
}
