/// A value that is handed to the main actor without a check.
package struct Unchecked<Wrapped>: @unchecked Sendable {
  package let wrapped: Wrapped

  package init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}
