public import A11ySwiftUI

/// An enumeration of which each case can be named as a property of a structure can.
///
/// Documentation: swift-case-paths.
public protocol CasePathable {
  associatedtype AllCasePaths
  static var allCasePaths: AllCasePaths { get }
}

/// Gives an enumeration a path for each case.
@attached(member, names: named(AllCasePaths), named(allCasePaths))
@attached(extension, conformances: CasePathable)
public macro CasePathable() = #externalMacro(module: "A11ySwiftUIMacros", type: "CasePathableMacro")

/// How a case is made of a value, and the value is got out of it.
public struct AnyCasePath<Root, Value> {
  private let make: (Value) -> Root
  private let get: (Root) -> Value?

  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    make = embed
    get = extract
  }

  public func embed(_ value: Value) -> Root { make(value) }
  public func extract(from root: Root) -> Value? { get(root) }
}

/// What a path of cases leads through.
@dynamicMemberLookup
public struct Case<Value> {
  fileprivate let make: (Value) -> Any
  fileprivate let get: (Any) -> Value?

  fileprivate init(make: @escaping (Value) -> Any, get: @escaping (Any) -> Value?) {
    self.make = make
    self.get = get
  }

  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: path]
    return Case<Member>(make: { make(path.embed($0)) }, get: { get($0).flatMap(path.extract) })
  }
}

public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

extension AnyCasePath {
  /// Follows a path of names.
  public init(_ path: CaseKeyPath<Root, Value>) {
    let found = Case<Root>(make: { $0 }, get: { $0 as? Root })[keyPath: path]
    self.init(
      embed: { value in
        guard let root = found.make(value) as? Root else { preconditionFailure("A path of cases ends in its root") }
        return root
      }, extract: { found.get($0) })
  }
}

extension _AppendKeyPath {
  public func callAsFunction<Root, Value>(_ value: Value) -> Root where Self == CaseKeyPath<Root, Value> {
    AnyCasePath(self).embed(value)
  }

  public func callAsFunction<Root>() -> Root where Self == CaseKeyPath<Root, Void> { AnyCasePath(self).embed(()) }
}

extension CasePathable {
  public typealias Cases = Case<Self>

  public subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? { AnyCasePath(path).extract(from: self) }

  public subscript<Value>(dynamicMember path: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
    Self.allCasePaths[keyPath: path].extract(from: self)
  }

  public func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool { self[case: path] != nil }

  public mutating func modify<Value>(_ path: CaseKeyPath<Self, Value>, _ change: (inout Value) -> Void) {
    guard var value = self[case: path] else { return }
    change(&value)
    self = path(value)
  }
}

extension Optional: CasePathable {
  public struct AllCasePaths {
    public var some: AnyCasePath<Wrapped?, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(embed: { _ in nil }, extract: { $0 == nil ? () : nil })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Binding {
  /// Whether a value is a case, and what it has, as navigation asks for it.
  public subscript<Root: CasePathable, Member>(
    dynamicMember path: KeyPath<Root.AllCasePaths, AnyCasePath<Root, Member>>
  ) -> Binding<Member?> where Value == Root? {
    let path = Root.allCasePaths[keyPath: path]
    return Binding<Member?>(
      get: { wrappedValue.flatMap(path.extract) },
      set: { new in wrappedValue = new.map(path.embed) })
  }

  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: path]
    guard let member = path.extract(from: wrappedValue) else { return nil }
    return Binding<Member>(
      get: { path.extract(from: wrappedValue) ?? member }, set: { wrappedValue = path.embed($0) })
  }
}
