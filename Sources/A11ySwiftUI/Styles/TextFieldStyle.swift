/// How a field looks.
@MainActor @preconcurrency public protocol TextFieldStyle {}
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { .init() }
}
@MainActor @preconcurrency public protocol TextEditorStyle {}
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }
