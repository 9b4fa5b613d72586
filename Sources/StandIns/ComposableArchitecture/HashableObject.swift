/// An object that is the same as itself alone.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
