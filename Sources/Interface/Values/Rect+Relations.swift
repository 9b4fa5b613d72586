extension Rect {
  /// The point in the middle.
  @inlinable package var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// How much room it takes, in square points.
  @inlinable package var area: Double { width * height }

  /// What two rectangles share; of no size if they share nothing.
  @inlinable package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(right, other.right) - left), height: max(0, min(bottom, other.bottom) - top))
  }
}
