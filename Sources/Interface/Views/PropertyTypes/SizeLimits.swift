/// SwiftUI's frame: a size that is fixed or bounded, and where the view stands in it.
package struct SizeLimits: Sendable, Hashable {
  package var width = LengthLimits()
  package var height = LengthLimits()
  package var alignment = Alignment.center

  package init(
    width: LengthLimits = LengthLimits(), height: LengthLimits = LengthLimits(), alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// A length that is fixed or bounded; what is `nil` is left to the view.
package struct LengthLimits: Sendable, Hashable {
  package var fixed: Double?
  package var min: Double?
  /// The length where none is proposed.
  package var ideal: Double?
  package var max: Double?

  package init(_ fixed: Double? = nil, min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
    self.fixed = fixed
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}
