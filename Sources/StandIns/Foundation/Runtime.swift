// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import A11ySwiftUI
internal import Foundation

// What Apple's Foundation brings along of Objective-C's runtime and of the system: there are no methods to exchange.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { implementation }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// Where a function of Objective-C's tells an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What an object was given under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.withLock { $0[ObjectIdentifier(object as AnyObject)]?.value(key, of: object as AnyObject) }
}

/// Gives an object something under a key, for as long as the object is there.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  Associations.all.withLock { all in
    let before = all[ObjectIdentifier(object)]
    var values = before?.object === object ? before?.values ?? [:] : [:]
    values[key] = value
    all[ObjectIdentifier(object)] = Associations(object: object, values: values)
  }
}

/// What one object was given.
///
/// Another one can stand in its place once it is gone.
private struct Associations: @unchecked Sendable {
  weak var object: AnyObject?
  var values: [UnsafeRawPointer: Any] = [:]

  static let all = Locked<[ObjectIdentifier: Associations]>([:])

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    self.object === object ? values[key] : nil
  }
}

private final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

// MARK: - Memory and locks
/// There is nothing to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// All that an app does happens on one thread here.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

public struct os_unfair_lock_s: Sendable { public init() {} }
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }
