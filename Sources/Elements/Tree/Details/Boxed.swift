internal import Interface

/// Something that few have, kept apart: where it is not there, it takes no more room than a reference.
@propertyWrapper
package struct Boxed<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  private var box: Box<Wrapped>?

  /// Nothing is there.
  package init() {}

  /// What is there, if anything is.
  package var wrappedValue: Wrapped? {
    get { box?.wrapped }
    set { box = newValue.map { Box($0) } }
  }
}
