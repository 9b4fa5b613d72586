public import OpenCombine

// In a module of its own, in which `objectWillChange` is OpenCombine's.

/// The publisher that the properties of an object with `@Published` share.
///
/// - Parameter object: The object.
/// - Returns: The publisher; `nil` for an object that has no such property.
public func publisherOfProperties(in object: AnyObject) -> ObservableObjectPublisher? {
  let view = PublishedView(of: object)
  // Where it finds no property, OpenCombine makes a new publisher each time.
  let publisher = view.objectWillChange
  return view.objectWillChange === publisher ? publisher : nil
}

/// An object that shows the properties of another one, in which OpenCombine finds them.
private final class PublishedView: ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(of object: AnyObject) {
    self.object = object
  }

  var customMirror: Mirror { Mirror(reflecting: object) }
}
