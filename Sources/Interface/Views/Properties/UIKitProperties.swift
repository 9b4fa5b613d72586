extension View {
  /// What UIKit's accessibility lets an app set.
  public struct UIKitProperties: PropertyGroup, Expressive {
    /// Where on the screen the view is.
    public var frame: Frame?
    /// Whether the view itself is an accessibility element.
    public var isElement: Bool?
    /// The elements inside by name, in the order in which they are read.
    public var elements: [ElementReference]?
    /// What kind of container the view is.
    public var container: ContainerType?
    /// Whether what is inside is read before what is beside it.
    public var shouldGroupChildren = false
    /// Whether accessibility passes over what is beside the view.
    public var isModal: Dynamic<Bool>?
    /// Whether accessibility passes over what is inside.
    public var elementsHidden: Dynamic<Bool>?
    /// The point that a double tap touches.
    public var activationPoint: Point?
    /// The outline of the cursor, as points of the screen; the order still goes by the frame.
    public var path: [Point] = []
    /// How touches go through to the view, if they do.
    public var directTouch: [DirectTouchOption]?
    /// Whether what sticks out of the view is cut off.
    public var clips = false
    /// Where in a table the view stands, and what it heads.
    public var cellPosition: CellPosition?

    public static let unset = UIKitProperties()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      isModal.accept(&visitor)
      elementsHidden.accept(&visitor)
    }
  }
}
