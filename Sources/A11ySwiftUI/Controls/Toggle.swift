/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let isOn: Binding<Bool>
  var isMixed: () -> Bool = { false }

  init(_ label: Label, _ isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(label(), isOn) }

  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      label(),
      Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }))
    isMixed = { Set(bindings.map(\.wrappedValue)).count > 1 }
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let style = context.environment.toggleStyle
    let isOn = isOn
    if let custom = style.custom {
      let configuration = ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: isOn, isMixed: isMixed())
      let drawn = context.renderStyle(custom, resetting: \.toggleStyle, to: ToggleStyleChoice()) {
        $0.makeBody(configuration: configuration)
      }
      return drawn.pieces.holdControl ? drawn : piece(drawn.withoutTaps, ToggleStyleChoice(), in: context)
    }
    return piece(context.at(.slot("label")).render(label), style, in: context)
  }

  /// The switch; what a style draws that is not a control itself is its label (CVS, “Checkboxes”: “VoiceOver reads the
  /// "Switch button" trait and "Checked" and "Unchecked" values”).
  @MainActor private func piece(_ label: Output, _ style: ToggleStyleChoice, in context: RenderContext) -> Output {
    let isOn = isOn
    let piece = TogglePiece(
      label: label.pieces, isOn: context.evaluate { isOn.wrappedValue }, isMixed: context.evaluate(isMixed),
      style: style.builtIn, set: { isOn.wrappedValue = $0 })
    return Output([Piece(.toggle(piece), in: context)], preferences: label.preferences)
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(Text(titleKey), isOn) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(Text(title), isOn) }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(Text(resource), isOn) }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

nonisolated extension Toggle where Label == A11ySwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(A11ySwiftUI.Label(titleKey, systemImage: systemImage), isOn)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(A11ySwiftUI.Label(title, systemImage: systemImage), isOn)
  }
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(A11ySwiftUI.Label(titleKey, image: image), isOn)
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(A11ySwiftUI.Label(resource, systemImage: systemImage), isOn)
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.label, configuration.$isOn)
  }
}

@MainActor @preconcurrency
public protocol ToggleStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = StyleContent<Self>
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

struct ToggleStyleChoice {
  var builtIn = TogglePiece.Style.toggle
  var custom: (any ToggleStyle)?
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleChoice { ToggleStyleChoice() }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyleChoice {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

protocol BuiltInToggleStyle: ToggleStyle {
  var piece: TogglePiece.Style { get }
}
extension BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

nonisolated public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}
  var piece: TogglePiece.Style { .toggle }
}
nonisolated public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}
  public init(tint: Color) {}
  var piece: TogglePiece.Style { .toggle }
}
nonisolated public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}
  var piece: TogglePiece.Style { .button }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }
nonisolated extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }
nonisolated extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    inheriting { values in
      if let builtIn = style as? any BuiltInToggleStyle {
        values.toggleStyle = ToggleStyleChoice(builtIn: builtIn.piece)
      } else {
        values.toggleStyle = ToggleStyleChoice(custom: style)
      }
    }
  }
}
