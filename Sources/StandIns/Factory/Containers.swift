public import A11ySwiftUI

/// What makes the parts of an app that others use.
///
/// Documentation: the package Factory, versions 1 and 2.
public protocol ManagedContainer: AnyObject, Sendable {
  var manager: ContainerManager { get }
}

/// A container of which an app has one.
public protocol SharedContainer: ManagedContainer {
  static var shared: Self { get }
}

/// A container that is made ready before it is first asked for something.
public protocol AutoRegistering {
  func autoRegister()
}

/// The container that an app's own extensions add to.
public final class Container: SharedContainer, @unchecked Sendable {
  public static let shared = Container()
  public let manager = ContainerManager()
  public init() {}
}

extension ManagedContainer {
  /// Something that the container makes, known by the name of the property that it is asked by.
  public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
    Factory(self, key: key, factory)
  }
  public func callAsFunction<P, T>(
    key: StaticString = #function, _ factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> {
    ParameterFactory(self, key: key, factory)
  }
  /// Something that another module has yet to tell how it is made.
  public func promised<T>(
    key: StaticString = #function, file: StaticString = #file, line: UInt = #line
  ) -> Factory<T?> {
    Factory(self, key: key) { [manager] in manager.missing(T.self) }
  }
  public func promised<P, T>(
    key: StaticString = #function, file: StaticString = #file, line: UInt = #line
  ) -> ParameterFactory<P, T?> {
    ParameterFactory(self, key: key) { [manager] _ in manager.missing(T.self) }
  }

  /// Does something with each part that is given out.
  public func decorator(_ decorator: ((Any) -> Void)?) { manager.decorator = decorator }
  public func reset(options: FactoryResetOptions = .all) { manager.reset(options: options) }

  @discardableResult public func with(_ transform: (Self) -> Void) -> Self {
    transform(self)
    return self
  }
  @discardableResult public func with(_ transform: @Sendable @isolated(any) (Self) async -> Void) async -> Self {
    await transform(self)
    return self
  }
}

extension SharedContainer {
  @discardableResult public func callAsFunction(_ transform: (Self) -> Void) -> EmptyView {
    transform(self)
    return EmptyView()
  }
  @discardableResult public func callAsFunction(
    _ transform: @Sendable @isolated(any) (Self) async -> Void
  ) async -> Self {
    await transform(self)
    return self
  }
  @discardableResult public func preview(_ transform: (Self) -> Void) -> EmptyView {
    transform(self)
    return EmptyView()
  }
  @discardableResult public static func preview(_ transform: (Self) -> Void) -> EmptyView {
    transform(shared)
    return EmptyView()
  }
}

/// What of a container, or of one thing that it makes, is as if it had never been told.
public enum FactoryResetOptions: Sendable { case all, none, registration, context, scope }

/// What a container has been told, and what it has made.
public final class ContainerManager: @unchecked Sendable {
  /// What is asked for, by its type and the name of the property.
  struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
    var parameters: AnyHashable?
  }

  private struct Memory {
    var options: [Key: FactoryOptions] = [:]
    var kept: [Key: KeptPart] = [:]
    var isReady = false
    var decorator: ((Any) -> Void)?
    var defaultScope: Scope?
  }

  private var memory = Memory()
  private var stack: [Memory] = []

  public var promiseTriggersError = false
  public var circularDependencyTesting = false
  public var trace = false
  public var logger: (String) -> Void = { print($0) }

  public init() {}

  /// How long what a container makes lives, unless it is told for itself.
  public var defaultScope: Scope? {
    get { memory.defaultScope }
    set { memory.defaultScope = newValue }
  }
  var decorator: ((Any) -> Void)? {
    get { memory.decorator }
    set { memory.decorator = newValue }
  }
  var options: [Key: FactoryOptions] {
    get { memory.options }
    set { memory.options = newValue }
  }
  var kept: [Key: KeptPart] {
    get { memory.kept }
    set { memory.kept = newValue }
  }

  public func reset(options resets: FactoryResetOptions = .all) {
    switch resets {
    case .all: memory = Memory()
    case .none: break
    case .registration, .context: for key in memory.options.keys { memory.options[key]?.reset(resets) }
    case .scope: memory.kept = [:]
    }
  }
  /// Forgets what has been made for one scope.
  public func reset(scope: Scope) { memory.kept = memory.kept.filter { $0.value.scope !== scope } }

  /// Keeps in mind how things are, so that they can be so again.
  public func push() { stack.append(memory) }
  public func pop() { memory = stack.popLast() ?? memory }

  func missing<T>(_ type: T.Type) -> T? {
    guard promiseTriggersError else { return nil }
    endPreview("\(type) was not registered")
  }

  func makeReady(_ container: any ManagedContainer) {
    guard !memory.isReady else { return }
    memory.isReady = true
    (container as? any AutoRegistering)?.autoRegister()
  }
}
