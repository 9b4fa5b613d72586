public typealias ResolverFactory<Service> = () -> Service?
public typealias ResolverFactoryResolver<Service> = (_ resolver: Resolver) -> Service?
public typealias ResolverFactoryArgumentsN<Service> = (_ resolver: Resolver, _ args: Resolver.Args) -> Service?

/// How a part of an app is made, and how long it lives.
public final class ResolverRegistration<Service> {
  let name: Resolver.Name?
  let make: (Resolver, Resolver.Args) -> Service?
  var scope = Resolver.defaultScope
  var finish: [(Resolver, Service, Resolver.Args) -> Void] = []

  init(name: Resolver.Name?, make: @escaping (Resolver, Resolver.Args) -> Service?) {
    (self.name, self.make) = (name, make)
  }

  public func instantiate(resolver: Resolver, args: Any?) -> Service? {
    let args = Resolver.Args(args)
    guard let service = make(resolver, args) else { return nil }
    for step in finish { step(resolver, service, args) }
    Resolver.decorate?(service)
    return service
  }
}

/// What more is told of a part.
public struct ResolverOptions<Service> {
  let resolver: Resolver
  public var registration: ResolverRegistration<Service>

  /// Gives the part also where a protocol is asked for.
  @discardableResult public func implements<P>(
    _ type: P.Type, name: Resolver.Name? = nil
  ) -> ResolverOptions<Service> {
    let own = registration.name
    let other = ResolverRegistration<P>(name: name) { resolver, args in
      resolver.resolve(Service.self, name: own, args: args.optional() as Any?) as? P
    }
    // How long it lives is told of the part itself.
    other.scope = .unique
    resolver.keep(other, as: Resolver.Key(type, name))
    return self
  }
  @discardableResult public func resolveProperties(
    _ block: @escaping (_ resolver: Resolver, _ service: Service) -> Void
  ) -> ResolverOptions<Service> { resolveProperties { resolver, service, _ in block(resolver, service) } }
  @discardableResult public func resolveProperties(
    _ block: @escaping (_ resolver: Resolver, _ service: Service, _ args: Resolver.Args) -> Void
  ) -> ResolverOptions<Service> {
    registration.finish.append(block)
    return self
  }
  @discardableResult public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
    registration.scope = scope
    return self
  }
}

/// How long a part lives: as a scope, made anew each time.
public class ResolverScope {
  public nonisolated(unsafe) static let application = ResolverScopeCache()
  public nonisolated(unsafe) static let cached = ResolverScopeCache()
  public nonisolated(unsafe) static let container = ResolverScopeContainer()
  public nonisolated(unsafe) static let graph = ResolverScopeGraph()
  public nonisolated(unsafe) static let shared = ResolverScopeShare()
  public nonisolated(unsafe) static let unique = ResolverScope()

  public init() {}
  func resolve<Service>(
    _ registration: ResolverRegistration<Service>, resolver: Resolver, args: Any?
  ) -> Service? { registration.instantiate(resolver: resolver, args: args) }
  public func reset() {}
}
public typealias ResolverScopeUnique = ResolverScope

/// As long as the app.
public class ResolverScopeCache: ResolverScope {
  private var services: [ObjectIdentifier: Any] = [:]
  override func resolve<Service>(
    _ registration: ResolverRegistration<Service>, resolver: Resolver, args: Any?
  ) -> Service? {
    if let service = services[ObjectIdentifier(registration)] as? Service { return service }
    let service = registration.instantiate(resolver: resolver, args: args)
    services[ObjectIdentifier(registration)] = service
    return service
  }
  public override func reset() { services = [:] }
}

/// As long as something is made that needs it several times.
public final class ResolverScopeGraph: ResolverScope {
  private var services: [ObjectIdentifier: Any] = [:]
  private var depth = 0
  override func resolve<Service>(
    _ registration: ResolverRegistration<Service>, resolver: Resolver, args: Any?
  ) -> Service? {
    if let service = services[ObjectIdentifier(registration)] as? Service { return service }
    depth += 1
    let service = registration.instantiate(resolver: resolver, args: args)
    depth -= 1
    services[ObjectIdentifier(registration)] = service
    if depth == 0 { services = [:] }
    return service
  }
}

/// As long as somebody else uses it.
public final class ResolverScopeShare: ResolverScope {
  private struct Held { weak var object: AnyObject? }
  private var services: [ObjectIdentifier: Held] = [:]
  override func resolve<Service>(
    _ registration: ResolverRegistration<Service>, resolver: Resolver, args: Any?
  ) -> Service? {
    if let service = services[ObjectIdentifier(registration)]?.object as? Service { return service }
    let service = registration.instantiate(resolver: resolver, args: args)
    if let service, type(of: service as Any) is AnyClass {
      services[ObjectIdentifier(registration)] = Held(object: service as AnyObject)
    }
    return service
  }
  public override func reset() { services = [:] }
}

/// As long as the container that it is asked of.
public final class ResolverScopeContainer: ResolverScope {
  override func resolve<Service>(
    _ registration: ResolverRegistration<Service>, resolver: Resolver, args: Any?
  ) -> Service? { resolver.cache.resolve(registration, resolver: resolver, args: args) }
}
