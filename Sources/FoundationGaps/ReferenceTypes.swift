// Values of which Apple's Foundation says what their objects are, and that of Linux does not, so that formatters take them.

extension Date: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDate }
extension DateInterval: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDateInterval }
extension Locale: @retroactive ReferenceConvertible { public typealias ReferenceType = NSLocale }
extension UUID: @retroactive ReferenceConvertible { public typealias ReferenceType = NSUUID }
extension Data: @retroactive ReferenceConvertible { public typealias ReferenceType = NSData }
