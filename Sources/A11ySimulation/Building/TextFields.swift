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
    body = Blueprint(.textEditor, at: line, column) { $0.text = text.bound }.binding(text)
  }
}

extension Blueprint {
  fileprivate init(
    _ kind: Kind, _ title: some StringProtocol, _ text: Binding<String>, _ prompt: Text?, at line: Int, _ column: Int
  ) {
    self = Blueprint(kind, .text(.constant(String(title))), at: line, column) {
      $0.text = text.bound
      $0.prompt = prompt.map { .constant($0.words) }
    }.binding(text)
  }
}
