public import A11ySwiftUI

/// Has a property hold the objects of the view's context that fit, in an order.
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "A11ySwiftUIMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) = #externalMacro(module: "A11ySwiftUIMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "A11ySwiftUIMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default
) = #externalMacro(module: "A11ySwiftUIMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "A11ySwiftUIMacros", type: "QueryMacro")
@attached(accessor) @attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "A11ySwiftUIMacros", type: "QueryMacro")

/// The objects of the view's context that fit, in an order; the view follows their changes.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result

  public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }
  public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }

  private init(_ descriptor: FetchDescriptor<Element>, result: @escaping ([Element]) -> Result) {
    self.descriptor = descriptor
    self.result = result
  }
}

extension Query where Result == [Element] {
  public init() { self.init(FetchDescriptor(), result: { $0 }) }
  public init(animation: Animation) { self.init() }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor, result: { $0 })
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(descriptor, result: { $0 })
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), result: { $0 })
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), result: { $0 })
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation = .default
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), result: { $0 })
  }
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), result: { $0 })
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), result: { $0 })
  }
}

// MARK: - The environment
private enum ModelContextKey: EnvironmentKey {
  /// What views find that nobody has given a container: nothing.
  nonisolated(unsafe) static let defaultValue = ModelContext(ModelContainer())
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(onSetup: onSetup))
  }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(onSetup: onSetup))
  }
}

/// A container that lives as long as the view.
private struct OwnContainer: ViewModifier {
  @State private var container = ModelContainer()
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext).onAppear { onSetup(.success(container)) }
  }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> Self { self }
  public func modelContext(_ context: ModelContext) -> Self { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> Self { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> Self { self }
}
