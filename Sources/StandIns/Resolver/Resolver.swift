internal import A11ySwiftUI

/// Tells how the parts of an app are made, before the first one is asked for.
public protocol ResolverRegistering {
  static func registerAllServices()
}

/// What asks for parts of an app.
public protocol Resolving {
  var resolver: Resolver { get }
}
extension Resolving {
  public var resolver: Resolver { .root }
}

/// What makes the parts of an app that others use, known by their types.
///
/// Documentation: the package Resolver.
public final class Resolver {
  public nonisolated(unsafe) static var main = Resolver()
  public nonisolated(unsafe) static var root = main
  public nonisolated(unsafe) static var defaultScope: ResolverScope = .graph
  public nonisolated(unsafe) static var decorate: ((_ service: Any) -> Void)?
  /// What tells how all is made; it is done once.
  public nonisolated(unsafe) static var registerServices: (() -> Void)? = registerOwn
  public lazy var cache: ResolverScope = ResolverScopeCache()

  struct Key: Hashable {
    let type: ObjectIdentifier
    let name: Name?
    init<Service>(_ type: Service.Type, _ name: Name?) { (self.type, self.name) = (ObjectIdentifier(type), name) }
  }

  private var registrations: [Key: Any] = [:]
  private var children: [Resolver] = []

  public init(child: Resolver? = nil) { if let child { add(child: child) } }
  @available(*, deprecated) public init(parent: Resolver) { add(child: parent) }

  /// Asks another one for what is not told here.
  public func add(child: Resolver) { children.append(child) }

  public func registerServices() { Resolver.begin() }
  public static func reset() {
    main = Resolver()
    root = main
    registerServices = registerOwn
    for scope in [ResolverScope.application, .cached, .graph, .shared] { scope.reset() }
  }

  private static func registerOwn() {
    guard let own = root as Any as? any ResolverRegistering else { return }
    type(of: own).registerAllServices()
  }
  private static func begin() {
    guard let register = registerServices else { return }
    registerServices = nil
    register()
  }

  func keep<Service>(_ registration: ResolverRegistration<Service>, as key: Key) { registrations[key] = registration }
  private func registration<Service>(_ key: Key) -> ResolverRegistration<Service>? {
    if let own = registrations[key] as? ResolverRegistration<Service> { return own }
    return children.lazy.compactMap { $0.registration(key) }.first
  }

  // MARK: Telling

  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (_ resolver: Resolver) -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (_ resolver: Resolver, _ args: Args) -> Service?
  ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }

  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { register(type, name: name) { _, _ in factory() } }
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping (_ resolver: Resolver) -> Service?
  ) -> ResolverOptions<Service> { register(type, name: name) { resolver, _ in factory(resolver) } }
  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (_ resolver: Resolver, _ args: Args) -> Service?
  ) -> ResolverOptions<Service> {
    Resolver.begin()
    let registration = ResolverRegistration(name: name, make: factory)
    keep(registration, as: Key(type, name))
    return ResolverOptions(resolver: self, registration: registration)
  }

  // MARK: Asking

  public static func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service { root.resolve(type, name: name, args: args) }
  public static func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? { root.optional(type, name: name, args: args) }

  public func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service {
    if let service = optional(type, name: name, args: args) { return service }
    endPreview("RESOLVER: '\(type):\(name?.rawValue ?? "NONAME")' not resolved")
  }
  public func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? {
    Resolver.begin()
    let registration: ResolverRegistration<Service>? = registration(Key(type, name))
    return registration.flatMap { $0.scope.resolve($0, resolver: self, args: args) }
  }
}

extension Resolver: Resolving {
  public var resolver: Resolver { self }
}

extension Resolver {
  /// What tells apart two parts of one type.
  public struct Name: ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
    public static func name(fromString string: String?) -> Name? { string.map { Name($0) } }
  }

  /// What somebody gives who asks for a part.
  public struct Args {
    private let args: Any?
    public init(_ args: Any?) { self.args = args }
    public func callAsFunction<T>() -> T { get() }
    public func callAsFunction<T>(_ key: String) -> T { get(key) }
    public func optional<T>() -> T? { args as? T }
    public func optional<T>(_ key: String) -> T? { (args as? [String: Any?])?[key] as? T }
    public func get<T>() -> T { given(optional(), "") }
    public func get<T>(_ key: String) -> T { given(optional(key), " '\(key)'") }
    private func given<T>(_ value: T?, _ name: String) -> T {
      guard let value else { endPreview("RESOLVER: the argument\(name) of the type '\(T.self)' is not there") }
      return value
    }
  }
}
