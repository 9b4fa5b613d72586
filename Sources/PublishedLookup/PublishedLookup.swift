public import OpenCombine

// In a module of its own, in which `objectWillChange` is OpenCombine's.

/// The publisher that the properties of an object with `@Published` share.
///
/// - Parameter object: The object.
/// - Returns: The publisher; `nil` for an object that has no such property.
public func publisherOfProperties(in object: AnyObject) -> ObservableObjectPublisher? {
  let mirror = Mirror(reflecting: object)
  let classes = sequence(first: mirror, next: \.superclassMirror)
  // OpenCombine would make a publisher that nobody uses.
  guard classes.contains(where: { $0.children.contains { $0.value is any PublishedProperty } }) else { return nil }
  return PublishedView(mirror).objectWillChange
}

private protocol PublishedProperty {}
extension Published: PublishedProperty {}

/// An object that shows the properties of another one, in which OpenCombine finds them.
private final class PublishedView: ObservableObject, CustomReflectable {
  let customMirror: Mirror

  init(_ mirror: Mirror) { customMirror = mirror }
}
