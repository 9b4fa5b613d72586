internal import Interface

/// How a field looks, and what it stands among.
@MainActor @preconcurrency
public protocol TextFieldStyle: _AnyStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The title of a field, as its style shows it.
public typealias _TextFieldStyleLabel = StyleContent<_TextFieldStylePart>
public enum _TextFieldStylePart {}

protocol BuiltInTextFieldStyle: TextFieldStyle {}
extension BuiltInTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle { public init() {} }
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, NamedStyle {
  static var name: ControlStyle { .plain }
  public init() {}
}
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, NamedStyle {
  static var name: ControlStyle { .roundedBorder }
  public init() {}
}
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle, NamedStyle {
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
    inheriting { values in
      values.systemStyles.textField = SystemStyles.name(of: style)
      values.textFieldStyle = style is any BuiltInTextFieldStyle ? nil : style
    }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
  /// A style of the app's own.
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

@MainActor @preconcurrency public protocol TextEditorStyle {}
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { .init() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }
