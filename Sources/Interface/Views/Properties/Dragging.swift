extension View {
  /// What can be picked up, and where it can be dropped.
  public struct Dragging: PropertyGroup, Expressive {
    /// Whether the view can be picked up, and what the drag is called.
    public var draggable: Draggable?
    /// What a drop on the view does.
    public var dropTarget: DropPoint?
    /// The places of the view where something can be dropped.
    public var dropPoints: [DropPoint] = []
    /// The item of a list that the row shows; a handle moves it in the list.
    public var reordering: Reordering?

    public static let unset = Dragging()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      draggable.accept(&visitor)
      dropTarget.accept(&visitor)
      dropPoints.accept(&visitor)
      reordering.accept(&visitor)
    }
  }
}
