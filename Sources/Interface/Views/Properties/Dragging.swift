extension View {
  /// What can be picked up, and where it can be dropped.
  package struct Dragging: PropertyGroup, Expressive {
    /// Whether the view can be picked up, and what the drag is called.
    package var draggable: Draggable?
    /// What a drop on the view does.
    package var dropTarget: DropPoint?
    /// The places of the view where something can be dropped.
    package var dropPoints: [DropPoint] = []
    /// The item of a list that the row shows; a handle moves it in the list.
    package var reordering: Reordering?

    package static let unset = Dragging()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(all: Dragging.init(draggable:dropTarget:dropPoints:reordering:))
      draggable.accept(&visitor)
      dropTarget.accept(&visitor)
      dropPoints.accept(&visitor)
      reordering.accept(&visitor)
    }
  }
}
