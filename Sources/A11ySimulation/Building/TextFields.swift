public import Interface

/// A field for text, with its title.
public struct TextField: View {
  public let body: Blueprint

  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    line: Int = #line, column: Int = #column
  ) {
    body = Blueprint(.textField, title, text, prompt, at: line, column)
  }
}

/// A field for a password, with its title.
public struct SecureField: View {
  public let body: Blueprint

  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, line: Int = #line, column: Int = #column
  ) {
    body = Blueprint(.secureField, title, text, prompt, at: line, column)
  }
}

/// A field for many lines of text.
public struct TextEditor: View {
  public let body: Blueprint

  public init(text: Binding<String>, line: Int = #line, column: Int = #column) {
    body = Blueprint(.textEditor, .none, [.text(text.bound)], at: line, column).binding(text)
  }
}

extension Blueprint {
  fileprivate init(
    _ kind: Kind, _ title: some StringProtocol, _ text: Binding<String>, _ prompt: Text?, at line: Int, _ column: Int
  ) {
    let prompts = prompt.map { [Modifier.prompt(.constant($0.words))] } ?? []
    self = Blueprint(kind, .text(.constant(String(title))), [.text(text.bound)] + prompts, at: line, column)
      .binding(text)
  }
}
