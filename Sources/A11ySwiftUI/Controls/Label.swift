/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View, Renderable {
  let site = CallSite()
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let style = context.environment.labelStyle
    guard let custom = style.custom else {
      let title = context.at(.slot("title")).render(title)
      let icon = context.at(.slot("icon")).render(icon)
      // An icon beside a title without words is called by its own name (cvs-health, “Informative Images”:
      // `Label("", systemImage: "globe")` is heard as “Globe, Image”).
      if title.pieces.plainText?.isEmpty == true, style.parts != .titleOnly { return icon }
      return Output([
        Piece(.label(title: title.pieces, icon: icon.pieces, style: style.parts), in: context)
      ])
    }
    let configuration = LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon)))
    return context.renderStyle(custom, resetting: \.labelStyle, to: LabelStyleChoice()) {
      $0.makeBody(configuration: configuration)
    }
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }
  public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(Text(titleKey), Image(name)) }
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) { self.init(Text(title), Image(name)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage name: String) {
    self.init(Text(resource), Image(systemName: name))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, image name: String) { self.init(Text(resource), Image(name)) }

  init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
