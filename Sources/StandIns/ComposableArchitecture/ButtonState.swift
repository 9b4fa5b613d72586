public import A11ySwiftUI

/// Words of an alert, which can be compared.
///
/// As in the library it is made by name only: a literal that is given to `Text` is a key of the app's translations.
public struct TextState: Equatable, Hashable, Sendable {
  private enum Part: Equatable, Sendable {
    case key(LocalizedStringKey)
    case verbatim(String)

    var text: Text {
      switch self {
      case .key(let key): Text(key)
      case .verbatim(let string): Text(verbatim: string)
      }
    }
  }
  private let parts: [Part]

  private init(parts: [Part]) { self.parts = parts }
  public init(_ key: LocalizedStringKey) { self.init(parts: [.key(key)]) }
  @_disfavoredOverload public init(_ text: some StringProtocol) { self.init(parts: [.verbatim(String(text))]) }
  public init(verbatim text: some StringProtocol) { self.init(parts: [.verbatim(String(text))]) }
  public static func + (one: Self, other: Self) -> Self { Self(parts: one.parts + other.parts) }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts.count) }

  fileprivate var text: Text { parts.dropFirst().reduce(parts.first?.text ?? Text(verbatim: "")) { $0 + $1.text } }
}

extension Text {
  public init(_ state: TextState) { self = state.text }
}

public enum ButtonStateRole: Sendable { case cancel, destructive }

public struct ButtonStateAction<Action> {
  let action: Action?
  public static func send(_ action: Action?) -> Self { Self(action: action) }
  public static func send(_ action: Action?, animation: Animation?) -> Self { Self(action: action) }
}

public struct ButtonState<Action>: Identifiable {
  public let id = UUID()
  let role: ButtonStateRole?
  let action: Action?
  let label: TextState

  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState) {
    (self.role, self.action, self.label) = (role, action.action, label())
  }

  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(action: action) { label }
  }
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .cancel, action: action) { label }
  }
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .destructive, action: action) { label }
  }

  var buttonRole: ButtonRole? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: nil
    }
  }
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.role == other.role && one.action == other.action && one.label == other.label
  }
}
extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}
extension ButtonState: @unchecked Sendable where Action: Sendable {}

@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] { part ?? [] }
  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] { parts.flatMap(\.self) }
}
