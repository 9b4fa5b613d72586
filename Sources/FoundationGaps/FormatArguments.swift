public import Foundation

// Values that Apple's Foundation takes for the `%@` of a format, as in `NSPredicate(format: "id == %@", id as CVarArg)`.

extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(uuidString) } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(description) } }
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(absoluteString) } }
extension NSDate: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(description) } }
extension NSNumber: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { encodedAsObject(description) } }

/// Words as a format takes an object; nobody tells when the format is done with them, so that they stay.
package func encodedAsObject(_ words: String) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: words)).toOpaque())]
}
