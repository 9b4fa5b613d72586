public import Diagnostics

/// One view as the author described it: a kind, what the kind holds, and modifiers.
///
/// Copies share what they hold until one of them is changed: views are passed from stage to stage, and those that stay the
/// same from one moment to the next are compared by reference.
public struct View: RunElement {
  private var box: Box<Description>

  private struct Description: Sendable, Hashable {
    var kind: Kind
    var content: Content
    var modifiers: [Modifier]
    var children: Run<View>
    var origin: SourcePlace
    var turns: [Int32] = []
    var isDynamic: Bool
  }

  public init(
    _ kind: Kind,
    _ content: Content = .none,
    modifiers: [Modifier] = [],
    children: [View] = [],
    origin: SourcePlace = .code
  ) {
    self.init(kind, content, modifiers: modifiers, children: Run(children), origin: origin)
  }

  public init(
    _ kind: Kind,
    _ content: Content = .none,
    modifiers: [Modifier] = [],
    children: Run<View>,
    origin: SourcePlace = .code
  ) {
    let isDynamic =
      kind == .forEach || OwnValue.ofKinds[kind] != nil || content.isDynamic || modifiers.contains(where: \.isDynamic)
      || children.contains(.dynamic, where: \.isDynamic)
    box = Box(
      Description(
        kind: kind, content: content, modifiers: modifiers, children: children, origin: origin, isDynamic: isDynamic))
  }
}

extension View {
  public var kind: Kind {
    get { box.wrapped.kind }
    set { box.wrapped.kind = newValue }
  }

  /// What stands behind the kind's own key.
  public var content: Content {
    get { box.wrapped.content }
    set { box.wrapped.content = newValue }
  }

  /// The other keys, in the order in which they were written.
  public var modifiers: [Modifier] {
    get { box.wrapped.modifiers }
    _modify { yield &box.wrapped.modifiers }
  }

  public var children: Run<View> {
    get { box.wrapped.children }
    _modify { yield &box.wrapped.children }
  }

  /// Where the view was written.
  public var origin: SourcePlace {
    get { box.wrapped.origin }
    set { box.wrapped.origin = newValue }
  }

  /// The turns of the `forEach` loops around the view, outermost first; empty outside of loops.
  public var turns: [Int32] {
    get { box.wrapped.turns }
    _modify { yield &box.wrapped.turns }
  }

  /// Whether the view or one below it depends on state or settings.
  public var isDynamic: Bool {
    get { box.wrapped.isDynamic }
    set { box.wrapped.isDynamic = newValue }
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
