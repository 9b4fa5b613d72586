public import Foundation

/// The name of what turns values into others.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// What turns values into others, which stores of data ask for by its name.
open class ValueTransformer: NSObject {
  public override init() {}
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }

  /// Stores keep what they are given as it is here, and ask for none.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}
  open class func valueTransformerNames() -> [NSValueTransformerName] { [] }
}

/// Turns objects into data that only code which expects them can read.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
