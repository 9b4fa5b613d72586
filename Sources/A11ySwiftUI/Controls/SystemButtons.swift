/// A button that turns editing of a list on and off.
nonisolated public struct EditButton: View, Renderable {
  let site = CallSite()
  public init() {}

  @MainActor func render(in context: RenderContext) -> Output {
    let mode = context.environment.editMode
    let isEditing = context.evaluate { mode?.wrappedValue.isEditing ?? false }
    return context.render(
      Button(
        action: { mode?.wrappedValue = isEditing ? .inactive : .active },
        label: { Text(isEditing ? SystemWord.done : .edit) }))
  }
}

nonisolated public struct RenameButton<Label: View>: View, Renderable {
  let site = CallSite()
  public init() where Label == EmptyView {}
  @MainActor func render(in context: RenderContext) -> Output {
    let rename = context.environment.rename
    return context.render(Button(action: { rename?() }, label: { Text(SystemWord.rename) }))
  }
}

nonisolated public struct PasteButton: View, Renderable {
  let site = CallSite()
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Button(action: {}, label: { Text(SystemWord.paste) }))
  }
}

nonisolated public struct HelpLink: View, Renderable {
  let site = CallSite()
  let action: @MainActor () -> Void
  public init(action: @escaping @MainActor () -> Void) { self.action = action }
  public init(destination: URL) { action = {} }
  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Button(action: action, label: { Text(SystemWord.help) }))
  }
}
