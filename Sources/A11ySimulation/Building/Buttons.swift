public import Foundation
public import Interface

/// What a button is for.
public enum ButtonRole: Sendable, CaseIterable {
  case destructive, cancel, close, confirm
}

/// A button; its effects stand between the braces.
public struct Button: View {
  public let body: Blueprint

  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, line: Int = #line, column: Int = #column,
    @EffectBuilder action: () -> [Effect]
  ) {
    body = Blueprint(.button, .text(.constant(String(title))), at: line, column) {
      $0.action = Action(action())
    }
  }

  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, line: Int = #line,
    column: Int = #column, @EffectBuilder action: () -> [Effect]
  ) {
    body = Blueprint(
      .button, .textAndSymbol(.constant(String(title)), symbol: .constant(systemImage)),
      at: line, column
    ) {
      $0.action = Action(action())
    }
  }

  public init(
    role: ButtonRole? = nil, line: Int = #line, column: Int = #column, @EffectBuilder action: () -> [Effect],
    @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(.button, .none, children: label(), at: line, column) { $0.action = Action(action()) }
  }
}

/// A link to an address.
public struct Link: View {
  public let body: Blueprint

  public init(_ title: String, destination: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(
      .link, .text(.constant(title)), at: line, column
    ) { $0.destination = .address(destination) }
  }

  public init(_ title: String, destination: URL, line: Int = #line, column: Int = #column) {
    self.init(title, destination: destination.absoluteString, line: line, column: column)
  }

  public init(
    destination: URL, line: Int = #line, column: Int = #column, @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(
      .link, children: label(), at: line, column
    ) { $0.destination = .address(destination.absoluteString) }
  }
}

/// A button that opens the menu of the views inside.
public struct Menu: View {
  public let body: Blueprint

  public init(_ title: String, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    body = Blueprint(.menu, .text(.constant(title)), children: content(), at: line, column)
  }

  public init(
    _ title: String, systemImage: String, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(
      .menu, .textAndSymbol(.constant(title), symbol: .constant(systemImage)), children: content(), at: line, column)
  }

  /// A menu whose button has words of its own; what else its label shows is not read.
  public init(
    line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint,
    @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(.menu, label().caption, children: content(), at: line, column)
  }
}

extension Blueprint {
  /// The words of a label made of views, or its symbol if it has none.
  var caption: Interface.View.Content {
    if let words { return .text(.constant(words)) }
    return views.lazy.compactMap(\.symbol).first.map { .symbol(.constant($0)) } ?? .none
  }
}
