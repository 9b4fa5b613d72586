internal import Interface

/// How a field looks.
@MainActor @preconcurrency public protocol TextFieldStyle {}
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, NamedStyle {
  static var name: ControlStyle { .plain }
  public init() {}
}
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  static var name: ControlStyle { .roundedBorder }
  public init() {}
}
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, NamedStyle {
  static var name: ControlStyle { .squareBorder }
  public init() {}
}
nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { .init() }
}
nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: Self { .init() }
}
nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    inheriting { $0.systemStyles.textField = SystemStyles.name(of: style) }
  }
}
@MainActor @preconcurrency public protocol TextEditorStyle {}
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }
