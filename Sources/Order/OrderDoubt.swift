package import Elements
internal import Interface

/// Two elements whose order hangs on a difference that an estimated layout cannot carry.
package struct OrderDoubt: ChunkElement {
  /// What the order hangs on.
  package enum Cause: String, Sendable, CaseIterable {
    /// The upper edges are nearly as far apart as rows must be.
    case rowThreshold
    /// Of three elements each is read before the next, and the third before the first.
    case staircase
  }

  /// The element that is read earlier.
  package var first: Element
  package var second: Element
  package var cause: Cause
  /// By how many points the layout may be off until the order is another.
  package var margin: Double
  /// Whether the author has given all frames, so that nothing about them is estimated.
  package var areFramesGiven = false

  /// How far off an estimated distance may be, in points.
  ///
  /// Lines of text come out within a point of the device's, symbols and controls within two or three.
  static let tolerance = 3.0

  /// How far off the distance may be that the device takes for a row, in points.
  ///
  /// A device rounds to its pixels, and the distance itself is that of tests on some devices (AccessibilitySnapshot's parser).
  static let toleranceOfGiven = 1.0
}
