/// A number that has a specifier of its own in a format.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  var _argument: FormatArgument {
    switch self {
    case let value as any UnsignedInteger: .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryInteger: .integer(Int64(truncatingIfNeeded: value))
    case let value as Float: .decimal(Double(value))
    case let value as Double: .decimal(value)
    case let value as CGFloat: .decimal(Double(value))
    default: .string(String(describing: self))
    }
  }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
