/// A point on the screen, in points from the top left corner.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on the screen, in points from the top left corner.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Where the rectangle ends on the right.
  public var right: Double { x + width }

  /// Where the rectangle ends at the bottom.
  public var bottom: Double { y + height }
}

/// A view's place on the screen, as UIKit calls it.
public typealias Frame = Rect
