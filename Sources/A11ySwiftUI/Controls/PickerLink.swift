/// A picker whose choices stand on a screen of their own: a link with the choice in it, which a person comes back to once
/// another choice is made.
///
/// Documentation: PickerStyle, “navigationLink”.
nonisolated struct PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View, Renderable {
  let picker: Picker<Label, SelectionValue, Content>
  let title: [Piece]
  let chosen: [Piece]

  @MainActor func render(in context: RenderContext) -> Output {
    let isOpen = Binding(location: context.keep("open") { StateBox(false) })
    let link = NavigationLink(isActive: isOpen) {
      choices { isOpen.wrappedValue = false }
    } label: {
      Rendered(pieces: title)
      Rendered(pieces: chosen)
    }
    return context.render(link)
  }

  /// The screen with the choices.
  @MainActor private func choices(_ leave: @escaping AppAction) -> some View {
    let selections = picker.selections.map { selection in
      Binding(
        get: { selection.wrappedValue },
        set: {
          selection.wrappedValue = $0
          leave()
        })
    }
    return List {
      Picker<EmptyView, SelectionValue, Content>(EmptyView(), selections, picker.content).pickerStyle(.inline)
    }
    .navigationTitle(Text(verbatim: title.words))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// What has been rendered already.
nonisolated private struct Rendered: View, Renderable {
  let pieces: [Piece]

  @MainActor func render(in context: RenderContext) -> Output { Output(pieces) }
}
