public import A11ySwiftUI

public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { Container.shared[keyPath: keyPath]() }
public func dependency<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T { C.shared[keyPath: keyPath]() }
public func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { dependency(keyPath) }
public func resolve<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T { dependency(keyPath) }

/// What a container makes at once.
@propertyWrapper
public struct Injected<T> {
  public private(set) var factory: Factory<T>
  private var value: T

  public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { self.init(C.shared[keyPath: keyPath]) }
  /// As version 1 has it.
  public init(_ factory: Factory<T>) { (self.factory, value) = (factory, factory()) }

  public var wrappedValue: T {
    get { value }
    set { value = newValue }
  }
  public var projectedValue: Injected<T> {
    get { self }
    set { self = newValue }
  }
  public mutating func resolve(reset options: FactoryResetOptions = .none) {
    factory.reset(options)
    value = factory()
  }
}
extension Injected: @unchecked Sendable where T: Sendable {}

/// What a container makes when it is first asked for.
@propertyWrapper
public struct LazyInjected<T> {
  public private(set) var factory: Factory<T>
  private var value: T?

  public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { self.init(C.shared[keyPath: keyPath]) }
  /// As version 1 has it.
  public init(_ factory: Factory<T>) { self.factory = factory }

  public var wrappedValue: T {
    mutating get {
      let value = value ?? factory()
      self.value = value
      return value
    }
    mutating set { value = newValue }
  }
  public var projectedValue: LazyInjected<T> {
    get { self }
    mutating set { self = newValue }
  }
  public mutating func resolve(reset options: FactoryResetOptions = .none) {
    factory.reset(options)
    value = factory()
  }
  public func resolvedOrNil() -> T? { value }
}
extension LazyInjected: @unchecked Sendable where T: Sendable {}

/// What a container makes when it is first asked for, and others keep.
@propertyWrapper
public struct WeakLazyInjected<T> {
  public private(set) var factory: Factory<T>
  private weak var object: AnyObject?
  private var isAsked = false

  public init(_ keyPath: KeyPath<Container, Factory<T>>) { self.init(Container.shared[keyPath: keyPath]) }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { self.init(C.shared[keyPath: keyPath]) }
  /// As version 1 has it.
  public init(_ factory: Factory<T>) { self.factory = factory }

  public var wrappedValue: T? {
    mutating get {
      if isAsked { return object as? T }
      let value = factory()
      (object, isAsked) = (value as AnyObject, true)
      return value
    }
    mutating set { (object, isAsked) = (newValue as AnyObject?, true) }
  }
  public var projectedValue: WeakLazyInjected<T> {
    get { self }
    mutating set { self = newValue }
  }
  public func resolvedOrNil() -> T? { object as? T }
}
extension WeakLazyInjected: @unchecked Sendable where T: Sendable {}

/// What a container makes each time it is asked for.
@propertyWrapper
public struct DynamicInjected<T> {
  private let factory: Factory<T>

  public init(_ keyPath: KeyPath<Container, Factory<T>>) { factory = Container.shared[keyPath: keyPath] }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { factory = C.shared[keyPath: keyPath] }

  public var wrappedValue: T { factory() }
  public var projectedValue: Factory<T> { factory }
}
extension DynamicInjected: @unchecked Sendable where T: Sendable {}

/// An object that a view keeps, made by a container.
@MainActor @preconcurrency @propertyWrapper
public struct InjectedObject<T: ObservableObject>: DynamicProperty {
  @StateObject private var object: T

  public init(_ keyPath: KeyPath<Container, Factory<T>>) {
    _object = StateObject(wrappedValue: Container.shared[keyPath: keyPath]())
  }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    _object = StateObject(wrappedValue: C.shared[keyPath: keyPath]())
  }
  /// As version 1 has it.
  public init(_ factory: Factory<T>) { _object = StateObject(wrappedValue: factory()) }
  public init(_ wrappedValue: T) { _object = StateObject(wrappedValue: wrappedValue) }

  public var wrappedValue: T { object }
  public var projectedValue: ObservedObject<T>.Wrapper { $object }
}

/// The same for an object that is followed by what of it is read.
@MainActor @preconcurrency @propertyWrapper
public struct InjectedObservable<T: Observable>: DynamicProperty {
  private final class Kept: ObservableObject {
    @Published var value: T
    init(_ value: T) { self.value = value }
  }

  @StateObject private var kept: Kept

  public init(_ keyPath: KeyPath<Container, Factory<T>>) {
    _kept = StateObject(wrappedValue: Kept(Container.shared[keyPath: keyPath]()))
  }
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    _kept = StateObject(wrappedValue: Kept(C.shared[keyPath: keyPath]()))
  }
  public init(_ wrappedValue: @autoclosure @escaping () -> T) {
    _kept = StateObject(wrappedValue: Kept(wrappedValue()))
  }

  public var wrappedValue: T { kept.value }
  public var projectedValue: Binding<T> { $kept.value }
}
