public import Foundation

/// What is told of something that a container makes.
public protocol FactoryModifying {
  associatedtype P
  associatedtype T
  var registration: FactoryRegistration<P, T> { get set }
}

/// Where an app runs; another way of making something can be told for it.
public enum FactoryContextType: Hashable, Sendable {
  case arg(String)
  case args([String])
  case preview, test, debug, simulator, device

  /// Whether it is so in a preview, from what counts more to what counts less.
  fileprivate static let ofPreviews: [FactoryContextType] = [.preview, .simulator, .debug]
}

struct FactoryOptions {
  var scope: Scope?
  var timeToLive: TimeInterval?
  var registered: Any?
  var makers: [FactoryContextType: Any] = [:]
  var decorator: Any?
  var parameters: ((Any) -> AnyHashable)?
  var isSettled = false

  var makerForPreviews: Any? { FactoryContextType.ofPreviews.lazy.compactMap { makers[$0] }.first }

  mutating func reset(_ resets: FactoryResetOptions) {
    switch resets {
    case .all: self = FactoryOptions()
    case .none, .scope: break
    case .registration: registered = nil
    case .context: makers = [:]
    }
  }
}

extension FactoryModifying {
  @discardableResult public func scope(_ scope: Scope) -> Self { changed { $0.scope = scope } }
  @discardableResult public func timeToLive(_ seconds: TimeInterval) -> Self { changed { $0.timeToLive = seconds } }
  public var cached: Self { scope(.cached) }
  public var graph: Self { scope(.graph) }
  public var shared: Self { scope(.shared) }
  public var singleton: Self { scope(.singleton) }
  public var unique: Self { scope(.unique) }

  @discardableResult public func decorator(_ decorator: @escaping @Sendable (_ instance: T) -> Void) -> Self {
    changed { $0.decorator = { (instance: T, _: Bool) in decorator(instance) } }
  }
  @discardableResult public func decorator(
    _ decorator: @escaping @Sendable (_ instance: T, _ instantiated: Bool) -> Void
  ) -> Self {
    changed { $0.decorator = { (instance: T, isNew: Bool) in decorator(instance, isNew) } }
  }

  @discardableResult public func context(
    _ contexts: FactoryContextType..., factory: @escaping (P) -> T
  ) -> Self {
    changed { options in for context in contexts { options.makers[context] = factory } }
  }
  @discardableResult public func onArg(_ argument: String, factory: @escaping (P) -> T) -> Self {
    context(.arg(argument), factory: factory)
  }
  @discardableResult public func onArgs(_ args: [String], factory: @escaping (P) -> T) -> Self {
    context(.args(args), factory: factory)
  }
  @discardableResult public func onPreview(factory: @escaping (P) -> T) -> Self { context(.preview, factory: factory) }
  @discardableResult public func onTest(factory: @escaping (P) -> T) -> Self { context(.test, factory: factory) }
  @discardableResult public func onDebug(factory: @escaping (P) -> T) -> Self { context(.debug, factory: factory) }
  @discardableResult public func onSimulator(factory: @escaping (P) -> T) -> Self {
    context(.simulator, factory: factory)
  }
  @discardableResult public func onDevice(factory: @escaping (P) -> T) -> Self { context(.device, factory: factory) }
}

/// Where an app runs: in a preview, of a program that is for debugging, in the simulator.
public struct FactoryContext {
  public nonisolated(unsafe) static var current = FactoryContext()
  public var arguments: [String] = []
  public var runtimeArguments: [String: String] = [:]
  public var isPreview = true
  public var isTest = false
  public var isSimulator = true
  public var isDebug = true
  public static func setArg(_ arg: String, forKey key: String) { current.runtimeArguments[key] = arg }
  public static func removeArg(forKey key: String) { current.runtimeArguments[key] = nil }
}
