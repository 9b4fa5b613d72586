/// A choice of a color.
///
/// One element by the name of its title: UI tests of an app find it as a color well or a button since iOS 16. What it says
/// of the color, if anything, is not known.
nonisolated public struct ColorPicker<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    return Output([Piece(.colorPicker(label: label.pieces), in: context)])
  }
}

nonisolated extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    label = Text(title)
  }
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    label = Text(titleKey)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    label = Text(title)
  }
}
