internal import Elements
internal import Interface

extension Element {
  /// Whether the element has all of the traits.
  func has(_ traits: ElementTraits) -> Bool { self.traits.isSuperset(of: traits) }

  /// Whether the element has one of the traits.
  func hasAny(_ traits: ElementTraits) -> Bool { !self.traits.isDisjoint(with: traits) }
}
