/// A part of a view that knows by itself whether another one leads to the same.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Whether two values are the same to the views that are made of them.
///
/// As SwiftUI tells them apart: plain data bit by bit, what can be compared by its own comparison, and all else property by
/// property, objects and closures by identity (Airbnb, “Understanding and Improving SwiftUI Performance”; for plain data
/// SwiftUI Lab, “The Mystery Behind View Equality”).
func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { other in
      Sameness.test(of: Value.self)(UnsafeRawPointer(one), UnsafeRawPointer(other))
    }
  }
}

/// Whether two values have the same bits, which means that they are the same.
func areIdentical<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { first in withUnsafeBytes(of: other) { second in first.elementsEqual(second) } }
}

/// How values of each type are compared, found out once.
enum Sameness {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tests: [ObjectIdentifier: Test] = [:]

  static func test<Value>(of type: Value.Type) -> Test {
    let id = ObjectIdentifier(type)
    if let known = lock.withLock({ tests[id] }) { return known }
    let test = make(type)
    lock.withLock { tests[id] = test }
    return test
  }

  private static func make<Value>(_ type: Value.Type) -> Test {
    if let comparing = type as? any SelfComparing.Type { return bits(of: type, or: meaning(of: comparing)) }
    switch TypeForm(type) {
    case .structure, .tuple:
      if !_isPOD(type), let equatable = type as? any Equatable.Type {
        return bits(of: type, or: equality(of: equatable))
      }
      return bits(of: type, or: fields(of: type))
    case .enumeration:
      if let equatable = type as? any Equatable.Type { return bits(of: type, or: equality(of: equatable)) }
      return bits(of: type)
    case .existential: return bits(of: type, or: content(of: type))
    case .other: return bits(of: type)
    }
  }

  /// The same bits, or what another test says.
  private static func bits<Value>(of type: Value.Type, or test: Test? = nil) -> Test {
    let size = MemoryLayout<Value>.size
    return { one, other in memcmp(one, other, size) == 0 || test?(one, other) == true }
  }

  private static func meaning<Value: SelfComparing>(of type: Value.Type) -> Test {
    { one, other in
      one.assumingMemoryBound(to: type).pointee.isSame(as: other.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func equality<Value: Equatable>(of type: Value.Type) -> Test {
    { one, other in one.assumingMemoryBound(to: type).pointee == other.assumingMemoryBound(to: type).pointee }
  }

  /// Property by property; `nil` for a type that has none.
  private static func fields<Value>(of type: Value.Type) -> Test? {
    let fields = storedFields(of: type).map { field in (field.offset, test(ofAny: field.type)) }
    guard !fields.isEmpty else { return nil }
    return { one, other in fields.allSatisfy { offset, test in test(one + offset, other + offset) } }
  }

  private static func test(ofAny type: Any.Type) -> Test {
    func opened<Value>(_ type: Value.Type) -> Test { test(of: type) }
    return _openExistential(type, do: opened)
  }

  /// What is held, whatever its type is.
  private static func content<Value>(of type: Value.Type) -> Test {
    { one, other in
      let other: Any = other.assumingMemoryBound(to: type).pointee
      func isSame<Content>(_ content: Content) -> Bool {
        guard Swift.type(of: other) == Content.self, let other = other as? Content else { return false }
        return areSame(content, other)
      }
      let one: Any = one.assumingMemoryBound(to: type).pointee
      return _openExistential(one, do: isSame)
    }
  }
}

/// What kind of type a type is, as the first word of its description tells (Swift, “Type Metadata”, docs/ABI).
enum TypeForm {
  case structure
  case enumeration
  case tuple
  case existential
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .structure
    case 0x201, 0x202: self = .enumeration
    case 0x301: self = .tuple
    case 0x303: self = .existential
    default: self = .other
    }
  }
}

extension Optional: SelfComparing {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (let one?, let other?): areSame(one, other)
    case (nil, nil): true
    case (_?, nil), (nil, _?): false
    }
  }
}
