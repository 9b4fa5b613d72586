/// A class of Foundation's that is made of the elements that are written between brackets.
public protocol _SetOfObjects {}

extension _SetOfObjects {
  // One that can be changed serves as either: where the class that is asked for is derived, this is made as its base.
  public init(arrayLiteral elements: Any...) {
    self = unsafeBitCast(NSMutableSet(array: elements), to: Self.self)
  }
}

// As on Apple's systems, and so apps empty what Core Data has as sets: `trip.stops = []`.
extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetOfObjects { public typealias ArrayLiteralElement = Any }
