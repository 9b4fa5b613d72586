public import Foundation

// Values that Apple's Foundation takes for the `%@` of a format, as in `NSPredicate(format: "id == %@", id as CVarArg)`.

extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoded(uuidString) } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoded(description) } }
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoded(absoluteString) } }
extension NSDate: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoded(description) } }
extension NSNumber: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encoded(description) } }

/// Words as a format takes an object; nobody tells when the format is done with them, so that they stay.
private func encoded(_ words: String) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: words)).toOpaque())]
}
