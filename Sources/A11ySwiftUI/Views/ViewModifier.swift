/// Something that can be done to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier was put on.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Renderable {
  let content: any View
  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

/// A view with a modifier, which has a place of its own.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView, Renderable where Content: View, Modifier: ViewModifier {
  @MainActor func render(in context: RenderContext) -> Output {
    let modifier = modifier
    let view = _ViewModifier_Content<Modifier>(content: content)
    if let resolved = modifier as? any EnvironmentalModifier {
      return context.render(resolved.apply(to: content, in: context.environment))
    }
    let inner = context.at(.type(Modifier.self))
    let node = inner.node.child(inner.key, in: inner) {
      ModifierNode<Modifier>(graph: context.graph, parent: context.node, path: $0)
    }
    return node.update(modifier, content: view, in: inner)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// A modifier in its place.
final class ModifierNode<Modifier: ViewModifier>: Node {
  private let properties = PropertyStorage()

  override var name: String { String(describing: Modifier.self) }

  func update(_ modifier: Modifier, content: _ViewModifier_Content<Modifier>, in context: RenderContext) -> Output {
    let body = evaluate {
      var connected = modifier
      properties.connect(&connected, at: self, environment: context.environment)
      return connected.body(content: content)
    }
    return renderChildren { context.inside(self).render(body) }
  }
}

nonisolated public struct EmptyModifier: ViewModifier {
  public static var identity: EmptyModifier { EmptyModifier() }
  public init() {}
  public func body(content: Content) -> some View { content }
}

/// A modifier that depends on the environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is resolved before it is used") }

  func apply<V: View>(to view: V, in environment: EnvironmentValues) -> any View {
    view.modifier(resolve(in: environment))
  }
}

public protocol AnimatableModifier: Animatable, ViewModifier {}

nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

/// The view itself, in closures that put something around it.
nonisolated public struct PlaceholderContentView<Value>: View, Renderable {
  let content: any View
  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}
