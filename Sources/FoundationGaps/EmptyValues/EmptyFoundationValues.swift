// The values of Foundation's types that say nothing.

extension AttributedString: HasEmptyValue {
  package static var emptyValue: Any { AttributedString() }
}

extension CGSize: HasEmptyValue {
  package static var emptyValue: Any { CGSize.zero }
}

extension CGPoint: HasEmptyValue {
  package static var emptyValue: Any { CGPoint.zero }
}

extension CGRect: HasEmptyValue {
  package static var emptyValue: Any { CGRect.zero }
}

extension Date: HasEmptyValue {
  package static var emptyValue: Any { Date(timeIntervalSinceReferenceDate: 0) }
}

extension URL: HasEmptyValue {
  package static var emptyValue: Any { URL(fileURLWithPath: "/") }
}

extension UUID: HasEmptyValue {
  package static var emptyValue: Any { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
