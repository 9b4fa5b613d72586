internal import Interface

@MainActor @preconcurrency
public protocol ButtonStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public typealias Label = StyleContent<Self>
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _AnyStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = StyleContent<Self>
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor @preconcurrency public func trigger() { action() }
}

/// How buttons are drawn below.
struct ButtonStyleChoice {
  enum Custom {
    case drawn(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
  }

  var custom: Custom?
  var builtIn: ControlStyle?
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { ButtonStyleChoice() }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A style of the system's own, which is looks only.
protocol BuiltInButtonStyle: PrimitiveButtonStyle, NamedStyle {}
extension BuiltInButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .automatic }
  public init() {}
}
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .plain }
  public init() {}
}
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .borderless }
  public init() {}
}
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .bordered }
  public init() {}
}
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .borderedProminent }
  public init() {}
}
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .glass }
  public init() {}
  public init(_ glass: Glass) {}
}
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  static var name: ControlStyle { .glassProminent }
  public init() {}
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: Self { .init() }
  public static func glass(_ glass: Glass) -> Self { .init(glass) }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { .init() }
}

extension RenderContext {
  /// The piece of a button, or of what looks like one, in the style of the system's that it has.
  func buttonPiece(_ kind: PieceKind) -> Piece {
    var piece = Piece(kind, in: self)
    let style = environment.buttonStyle.builtIn
    piece.take(style)
    // The words stand on a color of the system's.
    if style?.isFilled == true { piece.modifications.append(.look(.background(.unknown))) }
    return piece
  }
}

nonisolated extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let choice =
      (style as? any BuiltInButtonStyle).map { ButtonStyleChoice(builtIn: type(of: $0).name) }
      ?? ButtonStyleChoice(custom: .primitive(style))
    return inheriting { $0.buttonStyle = choice }
  }

  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    inheriting { $0.buttonStyle = ButtonStyleChoice(custom: .drawn(style)) }
  }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
}

public struct ButtonBorderShape: Hashable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

public struct ButtonSizing: Hashable, Sendable {
  public static let automatic = ButtonSizing()
  public static let fitted = ButtonSizing()
  public static let flexible = ButtonSizing()
}

/// Apple's glass.
public struct Glass: Hashable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
