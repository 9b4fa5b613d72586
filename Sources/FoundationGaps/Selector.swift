/// A method by its name, and how it is called where the code that names it has it.
///
/// There is no `#selector` here: what a team writes by it names the method once as words and once as what it is.
public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
  private let name: String
  private let call: (@MainActor (_ target: AnyObject?, _ sender: Any?) -> Bool)?

  public init(_ name: String) {
    self.name = name
    call = nil
  }
  public init(stringLiteral value: String) { self.init(value) }

  /// A method that takes nothing.
  public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
    self.name = name
    call = { _, _ in
      _ = method()
      return true
    }
  }
  /// A method that takes who sends it; or one of a type's where the code around tells nothing of an actor, so that it is
  /// taken for a method that takes the target, and gives what is to be called.
  public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result) {
    self.name = name
    call = { target, sender in
      let isOfType = Result.self is (() -> Void).Type || Result.self is (() -> Bool).Type
      guard let taken = (isOfType ? target : sender) as? Sender else { return false }
      let result = method(taken)
      (result as? () -> Void)?()
      _ = (result as? () -> Bool)?()
      return true
    }
  }
  /// A method of a type's that takes nothing.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }
  /// A method of a type's that takes who sends it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.name = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }
  /// A method that nobody here can call.
  @_disfavoredOverload
  public init(_ name: String, _ method: Any) { self.init(name) }

  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method, and tells whether it could be called.
  @discardableResult
  @MainActor package func send(to target: AnyObject?, with sender: Any?) -> Bool { call?(target, sender) ?? false }
}

/// What a method is sent to, which whoever sends it does not keep.
package struct TargetReference: @unchecked Sendable {
  package weak var object: AnyObject?
  package init(_ object: Any?) { self.object = object.map { $0 as AnyObject } }
}
