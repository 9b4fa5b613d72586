/// A way to another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, Renderable {
  let site = CallSite()
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    case bound(Binding<Bool>, () -> Destination)
  }

  let label: Label
  let target: Target

  init(_ label: Label, _ target: Target) {
    self.label = label
    self.target = target
  }

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(destination))
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), .view { destination }) }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label(), .bound(isActive, destination)) }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), .bound(isActive) { destination })
  }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .bound(selection.isAt(tag), destination))
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .bound(selection.isAt(tag)) { destination })
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let environment = context.environment
    let stack = environment.stack
    var leadsOn = stack != nil
    let action: AppAction
    var output = context.at(.slot("label")).render(label)
    switch target {
    case .view(let destination):
      // The screen is made anew with what is around the link (the documentation of NavigationLink, “destination”).
      let isActive = Binding(location: context.keep("active") { StateBox(false) })
      action = follow(isActive, destination, in: context, telling: &output)
    case .value(let value):
      leadsOn = leadsOn && value != nil
      action = { if let value { stack?.push(value) } }
    case .bound(let isActive, let destination):
      action = follow(isActive, destination, in: context, telling: &output)
    }
    if case .drawn(let style) = environment.buttonStyle.custom {
      let configuration = ButtonStyleConfiguration(role: nil, label: .init(AnyView(label)), isPressed: false)
      output.pieces =
        context.renderStyle(style, resetting: \.buttonStyle, to: ButtonStyleChoice()) {
          $0.makeBody(configuration: configuration)
        }.pieces
    }
    var button = ButtonPiece(label: output.pieces, role: .navigation, action: action)
    if case .value(let value) = target { button.linkedValue = value }
    var piece = context.buttonPiece(.button(button))
    piece.isEnabled = piece.isEnabled && leadsOn
    return Output([piece], preferences: output.preferences)
  }

  /// Shows the screen while a value says so.
  ///
  /// - Returns: What shows it.
  @MainActor private func follow(
    _ isActive: Binding<Bool>, _ destination: @escaping () -> Destination, in context: RenderContext,
    telling output: inout Output
  ) -> AppAction {
    if context.evaluate({ isActive.wrappedValue }) {
      var destinations = NavigationDestinations()
      destinations.presented = [
        .init(id: context.path, view: { destination() }, close: { isActive.wrappedValue = false })
      ]
      output.preferences.add(NavigationDestinationsKey.self, destinations)
    }
    return { isActive.wrappedValue = true }
  }
}

nonisolated extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { AnyHashable($0) }))
  }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(Text(title), .value(value.map { AnyHashable($0) }))
  }
  @_disfavoredOverload
  public init<P: Hashable>(_ resource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(Text(resource), .value(value.map { AnyHashable($0) }))
  }
}

nonisolated extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}
