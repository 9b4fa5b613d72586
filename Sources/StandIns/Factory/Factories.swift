public import A11ySwiftUI
internal import Foundation

/// Something that a container makes.
public struct Factory<T>: FactoryModifying {
  public var registration: FactoryRegistration<Void, T>

  public init(_ container: any ManagedContainer, key: StaticString = #function, _ factory: @escaping () -> T) {
    registration = FactoryRegistration(name: "\(key)", container: container, make: factory)
  }
  /// As version 1 has it: a constant of the type of a container.
  public init(scope: Scope? = nil, factory: @escaping () -> T) {
    registration = FactoryRegistration(name: UUID().uuidString, container: Container.shared, make: factory)
    if let scope { _ = self.scope(scope) }
  }

  public func callAsFunction() -> T { resolve() }
  public func resolve() -> T { registration.resolve(with: ()) }
  @discardableResult public func register(factory: @escaping () -> T) -> Self {
    registration.register(factory)
    return self
  }
  @discardableResult public func callAsFunction(factory: @escaping () -> T) -> EmptyView { preview(factory: factory) }
  @discardableResult public func preview(factory: @escaping () -> T) -> EmptyView {
    registration.register(factory)
    return EmptyView()
  }
}
extension Factory: @unchecked Sendable where T: Sendable {}
extension Factory where T: Sendable {
  @MainActor public func resolveOnMainActor() -> T { resolve() }
}

/// Something that a container makes of what it is given.
public struct ParameterFactory<P, T>: FactoryModifying {
  public var registration: FactoryRegistration<P, T>

  public init(_ container: any ManagedContainer, key: StaticString = #function, _ factory: @escaping (P) -> T) {
    registration = FactoryRegistration(name: "\(key)", container: container, make: factory)
  }
  /// As version 1 has it.
  public init(scope: Scope? = nil, factory: @escaping (P) -> T) {
    registration = FactoryRegistration(name: UUID().uuidString, container: Container.shared, make: factory)
    if let scope { _ = self.scope(scope) }
  }

  public func callAsFunction(_ parameters: P) -> T { resolve(parameters) }
  public func resolve(_ parameters: P) -> T { registration.resolve(with: parameters) }
  @discardableResult public func register(factory: @escaping (P) -> T) -> Self {
    registration.register(factory)
    return self
  }
  @discardableResult public func callAsFunction(factory: @escaping (P) -> T) -> EmptyView { preview(factory: factory) }
  @discardableResult public func preview(factory: @escaping (P) -> T) -> EmptyView {
    registration.register(factory)
    return EmptyView()
  }
}
extension ParameterFactory: @unchecked Sendable where P: Sendable, T: Sendable {}
extension ParameterFactory where P: Hashable {
  /// Keeps one for each value that it is made of.
  public var scopeOnParameters: Self { changed { $0.parameters = { AnyHashable($0 as? P) } } }
}

/// Where something is asked for, and how it is made if nobody has told otherwise.
public struct FactoryRegistration<P, T> {
  private let key: ContainerManager.Key
  private let container: any ManagedContainer
  private let make: (P) -> T
  fileprivate var isSettled = false

  fileprivate init(name: String, container: any ManagedContainer, make: @escaping (P) -> T) {
    key = ContainerManager.Key(type: ObjectIdentifier(T.self), name: name)
    self.container = container
    self.make = make
  }

  fileprivate func resolve(with parameters: P) -> T {
    let manager = container.manager
    manager.makeReady(container)
    let options = manager.options[key]
    let make =
      options?.makerForPreviews as? (P) -> T ?? options?.registered as? (P) -> T ?? make
    var key = key
    key.parameters = options?.parameters?(parameters)
    Scope.graph.enter()
    let scope = options?.scope ?? manager.defaultScope ?? .unique
    let part = scope.part(of: key, in: manager, for: options?.timeToLive) { make(parameters) }
    Scope.graph.leave()
    if let decorator = options?.decorator as? (T, Bool) -> Void {
      decorator(part.value, part.isNew)
    } else {
      manager.decorator?(part.value)
    }
    return part.value
  }

  /// Takes another way of making it; what has been made the old way is forgotten.
  fileprivate func register(_ make: @escaping (P) -> T) {
    change { $0.registered = make }
    forgetPart()
  }

  /// Changes what is known of it.
  ///
  /// What a definition tells `once()` it tells no second time, so that what an app tells later stays.
  fileprivate func change(_ change: (inout FactoryOptions) -> Void) {
    let manager = container.manager
    manager.makeReady(container)
    var options = manager.options[key] ?? FactoryOptions()
    guard options.isSettled == isSettled else { return }
    change(&options)
    manager.options[key] = options
  }
  fileprivate mutating func settle() {
    change { $0.isSettled = true }
    isSettled = true
  }
  fileprivate func reset(_ resets: FactoryResetOptions) {
    switch resets {
    case .all:
      container.manager.options[key] = nil
      forgetPart()
    case .none: break
    case .registration, .context: container.manager.options[key]?.reset(resets)
    case .scope: forgetPart()
    }
  }
  private func forgetPart() {
    container.manager.kept[key] = nil
    Scope.singleton.forget(key)
  }
}

extension FactoryModifying {
  /// Has what was told before told no second time.
  public func once() -> Self {
    var copy = self
    copy.registration.settle()
    return copy
  }
  @discardableResult public func reset(_ options: FactoryResetOptions = .all) -> Self {
    registration.reset(options)
    return self
  }
  func changed(_ change: (inout FactoryOptions) -> Void) -> Self {
    registration.change(change)
    return self
  }
}
