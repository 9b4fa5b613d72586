internal import Foundation

/// How long something lives that a container has made.
public class Scope: @unchecked Sendable {
  fileprivate init() {}

  /// What has been made before, or else what is made now.
  func part<T>(
    of key: ContainerManager.Key, in manager: ContainerManager, for lifetime: TimeInterval?, made make: () -> T
  ) -> (value: T, isNew: Bool) {
    if let kept = kept(for: key, in: manager), let value = kept.value as? T {
      guard let lifetime else { return (value, false) }
      if Date().timeIntervalSince(kept.date) < lifetime { return (value, false) }
    }
    let value = make()
    if !isNothing(value) { keep(KeptPart(value, in: self), for: key, in: manager) }
    return (value, true)
  }

  fileprivate func kept(for key: ContainerManager.Key, in manager: ContainerManager) -> KeptPart? { manager.kept[key] }
  fileprivate func keep(_ part: KeptPart, for key: ContainerManager.Key, in manager: ContainerManager) {
    manager.kept[key] = part
  }

  /// As long as its container.
  public final class Cached: Scope, @unchecked Sendable {
    public override init() { super.init() }
  }

  /// As long as somebody else uses it.
  public final class Shared: Scope, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate override func keep(
      _ part: KeptPart, for key: ContainerManager.Key, in manager: ContainerManager
    ) {
      guard let weak = part.held(weakly: true) else { return }
      super.keep(weak, for: key, in: manager)
    }
  }

  /// As long as the app, whichever container has made it.
  public final class Singleton: Scope, @unchecked Sendable {
    private var parts: [ContainerManager.Key: KeptPart] = [:]
    public override init() { super.init() }
    public func reset() { parts = [:] }
    fileprivate override func kept(for key: ContainerManager.Key, in manager: ContainerManager) -> KeptPart? {
      parts[key]
    }
    fileprivate override func keep(_ part: KeptPart, for key: ContainerManager.Key, in manager: ContainerManager) {
      parts[key] = part
    }
    func forget(_ key: ContainerManager.Key) { parts[key] = nil }
  }

  /// As long as something is made that needs it several times.
  public final class Graph: Scope, @unchecked Sendable {
    private var parts: [ContainerManager.Key: KeptPart] = [:]
    public private(set) var depth = 0
    public override init() { super.init() }
    func enter() { depth += 1 }
    func leave() {
      depth -= 1
      if depth == 0 { parts = [:] }
    }
    fileprivate override func kept(for key: ContainerManager.Key, in manager: ContainerManager) -> KeptPart? {
      parts[key]
    }
    fileprivate override func keep(_ part: KeptPart, for key: ContainerManager.Key, in manager: ContainerManager) {
      parts[key] = part
    }
  }

  /// Made anew each time.
  public final class Unique: Scope, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate override func keep(
      _ part: KeptPart, for key: ContainerManager.Key, in manager: ContainerManager
    ) {}
  }

  public static let cached = Cached()
  public static let shared = Shared()
  public static let singleton = Singleton()
  public static let graph = Graph()
  public static let unique = Unique()
}

/// Something that has been made, and when, and for which scope.
struct KeptPart {
  let scope: Scope
  let date = Date()
  private let strong: Any?
  private weak var object: AnyObject?

  init(_ value: Any, in scope: Scope) { (self.scope, strong) = (scope, value) }
  private init(weakly object: AnyObject, in scope: Scope) {
    (self.scope, strong) = (scope, nil)
    self.object = object
  }

  var value: Any? { strong ?? object }

  /// The same without keeping it alive; `nil` for what is no object.
  func held(weakly: Bool) -> KeptPart? {
    guard let inner = strong.flatMap(content), type(of: inner) is AnyClass else { return nil }
    return KeptPart(weakly: inner as AnyObject, in: scope)
  }
}

/// What an optional holds, in however many layers.
private func content(of value: Any) -> Any? {
  guard let optional = value as? any OptionalPart else { return value }
  return optional.content
}
private func isNothing(_ value: Any) -> Bool { content(of: value) == nil }

private protocol OptionalPart {
  var content: Any? { get }
}
extension Optional: OptionalPart {
  fileprivate var content: Any? { flatMap { A11yFactory.content(of: $0) } }
}
