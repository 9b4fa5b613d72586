/// A point on the screen, in points from the top left corner.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on the screen, in points from the top left corner.
package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Where the rectangle ends on the right.
  @inlinable package var right: Double { x + width }

  /// Where the rectangle ends at the bottom.
  @inlinable package var bottom: Double { y + height }
}

/// A view's place on the screen, as UIKit calls it.
package typealias Frame = Rect
