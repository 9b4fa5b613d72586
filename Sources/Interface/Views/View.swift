/// One view as the author described it: a kind, what the kind holds, and modifiers.
public struct View: Sendable, Hashable {
  public var kind: Kind
  /// What stands behind the kind's own key.
  public var content: Content
  /// The other keys, in the order in which they were written.
  public var modifiers: [Modifier]
  public var children: [View]
  /// Where the view was written.
  public var origin: Origin
  /// The turns of the `forEach` loops around the view, outermost first; empty outside of loops.
  public var turns: [Int32] = []
  /// Whether the view or one below it depends on state or settings.
  public var isDynamic: Bool

  public init(
    _ kind: Kind,
    _ content: Content = .none,
    modifiers: [Modifier] = [],
    children: [View] = [],
    origin: Origin = .code
  ) {
    self.kind = kind
    self.content = content
    self.modifiers = modifiers
    self.children = children
    self.origin = origin
    isDynamic =
      kind == .forEach || OwnValue.ofKinds[kind] != nil || content.isDynamic || modifiers.contains(where: \.isDynamic)
      || children.contains(where: \.isDynamic)
  }
}

extension View {
  /// What stands behind the key that names a view's kind.
  public enum Content: Sendable, Hashable {
    /// Nothing, or views: those are the view's children.
    case none
    case text(Dynamic<String>)
    /// A symbol by its name, such as `star.fill`.
    case symbol(Dynamic<String>)
    case textAndSymbol(Dynamic<String>, symbol: Dynamic<String>)
    /// The variable of a `forEach` and the list that it runs over.
    case iteration(variable: String, over: Expression)
  }
}

extension View.Content {
  var isDynamic: Bool {
    switch self {
    case .none: false
    case .text(let text): text.isDynamic
    case .symbol(let name): name.isDynamic
    case .textAndSymbol(let text, let symbol): text.isDynamic || symbol.isDynamic
    case .iteration: true
    }
  }
}
