public import A11ySwiftUI

/// A part of the app, made at once.
@propertyWrapper
public struct Injected<Service> {
  public var wrappedValue: Service
  public init() { wrappedValue = Resolver.resolve() }
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? .root).resolve(name: name)
  }
  public var projectedValue: Injected<Service> {
    get { self }
    set { self = newValue }
  }
}

/// A part of the app if it is there, made at once.
@propertyWrapper
public struct OptionalInjected<Service> {
  public var wrappedValue: Service?
  public init() { wrappedValue = Resolver.optional() }
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    wrappedValue = (container ?? .root).optional(name: name)
  }
  public var projectedValue: OptionalInjected<Service> {
    get { self }
    set { self = newValue }
  }
}

/// A part of the app, made when it is first asked for.
@propertyWrapper
public struct LazyInjected<Service> {
  private var service: Service?
  public var container: Resolver?
  public var name: Resolver.Name?
  public var args: Any?
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    (self.name, self.container) = (name, container)
  }
  public var isEmpty: Bool { service == nil }
  public var wrappedValue: Service {
    mutating get {
      let service = service ?? (container ?? .root).resolve(name: name, args: args)
      self.service = service
      return service
    }
    mutating set { service = newValue }
  }
  public var projectedValue: LazyInjected<Service> {
    get { self }
    mutating set { self = newValue }
  }
  public mutating func release() { service = nil }
}

/// A part of the app that others keep, made when it is first asked for.
@propertyWrapper
public struct WeakLazyInjected<Service> {
  private weak var object: AnyObject?
  private var isAsked = false
  public var container: Resolver?
  public var name: Resolver.Name?
  public var args: Any?
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    (self.name, self.container) = (name, container)
  }
  public var isEmpty: Bool { object == nil }
  public var wrappedValue: Service? {
    mutating get {
      if isAsked { return object as? Service }
      let service: Service = (container ?? .root).resolve(name: name, args: args)
      (object, isAsked) = (service as AnyObject, true)
      return service
    }
    mutating set { (object, isAsked) = (newValue as AnyObject?, true) }
  }
  public var projectedValue: WeakLazyInjected<Service> {
    get { self }
    mutating set { self = newValue }
  }
}

/// A part of the app that a view follows.
@MainActor @preconcurrency @propertyWrapper
public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
  @ObservedObject private var service: Service
  public init() { _service = ObservedObject(wrappedValue: Resolver.resolve()) }
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    _service = ObservedObject(wrappedValue: (container ?? .root).resolve(name: name))
  }
  public var wrappedValue: Service {
    get { service }
    mutating set { service = newValue }
  }
  public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
