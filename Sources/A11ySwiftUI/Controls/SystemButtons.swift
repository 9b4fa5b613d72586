/// A button that turns editing of a list on and off.
nonisolated public struct EditButton: View, Renderable {
  let site = CallSite()
  public init() {}

  @MainActor func render(in context: RenderContext) -> Output {
    let mode = context.environment.editMode
    let isEditing = context.evaluate { mode?.wrappedValue.isEditing ?? false }
    let word = (isEditing ? SystemWord.done : .edit).text(in: context.environment)
    return context.render(
      Button(
        action: { mode?.wrappedValue = isEditing ? .inactive : .active }, label: { Text(verbatim: word) }))
  }
}

nonisolated public struct RenameButton<Label: View>: View, Renderable {
  let site = CallSite()
  public init() where Label == EmptyView {}
  @MainActor func render(in context: RenderContext) -> Output {
    let rename = context.environment.rename
    return context.render(Button(action: { rename?() }, label: { Text(verbatim: "Rename") }))
  }
}

nonisolated public struct PasteButton: View, Renderable {
  let site = CallSite()
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Button(action: {}, label: { Text(verbatim: "Paste") }))
  }
}

nonisolated public struct HelpLink: View, Renderable {
  let site = CallSite()
  let action: @MainActor () -> Void
  public init(action: @escaping @MainActor () -> Void) { self.action = action }
  public init(destination: URL) { action = {} }
  @MainActor func render(in context: RenderContext) -> Output {
    context.render(Button(action: action, label: { Text(verbatim: "Help") }))
  }
}
