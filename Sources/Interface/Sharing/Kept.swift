/// Something that is kept to save work and says nothing of its own: with or without it, everything else is the same.
package struct Kept<Wrapped: Sendable>: Sendable, Hashable {
  package var wrapped: Wrapped

  package init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  package static func == (first: Kept, second: Kept) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension Kept: CustomStringConvertible {
  /// Nothing of what is kept: two values that are equal look the same.
  package var description: String { "Kept" }
}
