/// What views tell the container of the app's that shows them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].kept() ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }
}

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    trait { $0.containerValues[keyPath: keyPath] = value }
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    rendered { content, context in
      let serial = context.node.serials(at: context.at(.slot("id")).key).serial(of: id)
      var output = context.at(.serial(serial)).render(content)
      output.modify { $0.traits.id = $0.traits.id ?? AnyHashable(id) }
      return output
    }
  }

  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

nonisolated public struct EquatableView<Content: View & Equatable>: View, Renderable {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}
