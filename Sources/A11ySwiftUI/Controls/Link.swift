/// A way out of the app.
nonisolated public struct Link<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let destination: URL

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    let (open, destination) = (context.environment.openURL, destination)
    let piece = ButtonPiece(label: label.pieces, role: .link, action: { open(destination) })
    return Output([context.buttonPiece(.button(piece))])
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    label = Text(titleKey)
    self.destination = destination
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    label = Text(title)
    self.destination = destination
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, destination: URL) {
    label = Text(resource)
    self.destination = destination
  }
}

/// A button that offers something to other apps.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label

  init(_ label: Label) { self.label = label }

  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Button(action: {}, label: { label }))
  }
}

nonisolated public struct DefaultShareLinkLabel: View, Renderable {
  let title: Text?

  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Label(title ?? Text(SystemWord.share), Image(systemName: "square.and.arrow.up")))
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<I> { self.init(label()) }
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: nil)) }
  public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }
  public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: title)) }
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: nil)) }
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data: RandomAccessCollection { self.init(label()) }
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: title)) }
}

nonisolated extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(label()) }
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: nil)) }
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(title)))
  }
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: title)) }
}

nonisolated extension ShareLink where Data: RandomAccessCollection {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: nil)) }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel { self.init(DefaultShareLinkLabel(title: Text(title))) }
}

public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  public init(_ title: Text) where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}
  public init(_ title: Text, image: Image) where Icon == Never {}
  public init(_ title: Text, icon: Icon) where Image == Never {}
  public init(_ title: Text, image: Image, icon: Icon) {}
}
