internal import Foundation

/// What a property of an object has that was given no value: a number is 0, and what leads to several objects is never
/// nothing, also where its type could be.
protocol EmptyAtFirst {
  static var empty: Any { get }
}

extension EmptyAtFirst where Self: Numeric { static var empty: Any { Self.zero } }
extension Int: EmptyAtFirst {}
extension Int16: EmptyAtFirst {}
extension Int32: EmptyAtFirst {}
extension Int64: EmptyAtFirst {}
extension Double: EmptyAtFirst {}
extension Float: EmptyAtFirst {}
extension Bool: EmptyAtFirst { static var empty: Any { false } }
extension NSSet: EmptyAtFirst { static var empty: Any { NSSet() } }
extension NSOrderedSet: EmptyAtFirst { static var empty: Any { NSOrderedSet() } }
extension Set: EmptyAtFirst { static var empty: Any { Set() } }
extension Optional: EmptyAtFirst where Wrapped: EmptyAtFirst { static var empty: Any { Wrapped.empty } }
