/// A value that is handed to the main actor without a check.
struct Unchecked<Wrapped>: @unchecked Sendable {
  let wrapped: Wrapped

  init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}
