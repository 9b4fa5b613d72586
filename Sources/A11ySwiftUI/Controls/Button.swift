/// A control that does something.
nonisolated public struct Button<Label: View>: View, Renderable {
  let site = CallSite()
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action, label())
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action, label())
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let environment = context.environment
    switch environment.buttonStyle.custom {
    case .primitive(let style):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(AnyView(label)), action: action)
      return context.renderStyle(style, resetting: \.buttonStyle, to: ButtonStyleChoice()) {
        $0.makeBody(configuration: configuration)
      }
    case .drawn(let style):
      let configuration = ButtonStyleConfiguration(role: role, label: .init(AnyView(label)), isPressed: false)
      let drawn = context.renderStyle(style, resetting: \.buttonStyle, to: ButtonStyleChoice()) {
        $0.makeBody(configuration: configuration)
      }
      return button(drawn, in: context)
    case nil: return button(context.at(.slot("label")).render(label), in: context)
    }
  }

  @MainActor private func button(_ label: Output, in context: RenderContext) -> Output {
    var piece = ButtonPiece(label: label.pieces, action: action)
    if role == .cancel { piece.role = .cancel }
    return Output([context.buttonPiece(.button(piece))], preferences: label.preferences)
  }
}

public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action, Text(title))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action, Text(resource))
  }
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action, Text(title))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action, Text(resource))
  }
}

nonisolated extension Button where Label == A11ySwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action, A11ySwiftUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action, A11ySwiftUI.Label(title, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action, A11ySwiftUI.Label(resource, systemImage: systemImage))
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action, A11ySwiftUI.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action, A11ySwiftUI.Label(title, image: image))
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action, DefaultButtonLabel(role: role))
  }
}

/// The words of the system for a button that has a role and no label.
nonisolated public struct DefaultButtonLabel: View, Renderable {
  let role: ButtonRole

  @MainActor func render(in context: RenderContext) -> Output {
    let symbol = role == .confirm ? "checkmark" : "xmark"
    let word = DefaultButtonLabel.words[role] ?? .close
    return context.render(Label(Text(word), Image(systemName: symbol)).labelStyle(.iconOnly))
  }

  private static let words: [ButtonRole: SystemWord] = [
    .confirm: .done, .cancel: .cancel, .destructive: .delete, .close: .close,
  ]
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, configuration.action, configuration.label)
  }
}
