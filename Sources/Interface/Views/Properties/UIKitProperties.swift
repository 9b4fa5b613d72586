extension View {
  /// What UIKit's accessibility lets an app set.
  package struct UIKitProperties: PropertyGroup, Expressive {
    /// Where on the screen the view is.
    package var frame: Frame?
    /// Whether the view itself is an accessibility element.
    package var isElement: Bool?
    /// The elements inside by name, in the order in which they are read.
    package var elements: [ElementReference]?
    /// What kind of container the view is.
    package var container: ContainerType?
    /// Whether what is inside is read before what is beside it.
    package var shouldGroupChildren = false
    /// How Switch Control goes through what is inside.
    package var navigationStyle = NavigationStyle.automatic
    /// The focus group that what is inside belongs to, by its name; `nil` leaves it to what is around.
    package var focusGroup: String?
    /// Whether accessibility passes over what is beside the view.
    package var isModal: Dynamic<Bool>?
    /// Whether accessibility passes over what is inside.
    package var elementsHidden: Dynamic<Bool>?
    /// The point that a double tap touches.
    package var activationPoint: Point?
    /// The outline of the cursor, as points of the screen; the order still goes by the frame.
    package var path: [Point] = []
    /// How touches go through to the view, if they do.
    package var directTouch: [DirectTouchOption]?
    /// Whether what sticks out of the view is cut off.
    package var clips = false
    /// Where in a table the view stands, and what it heads.
    package var cellPosition: CellPosition?
    /// Whether what is inside is SwiftUI's again, in a view of UIKit's.
    package var hostsSwiftUI = false

    package static let unset = UIKitProperties()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: UIKitProperties.init(
          frame:isElement:elements:container:shouldGroupChildren:navigationStyle:focusGroup:isModal:elementsHidden:
          activationPoint:path:directTouch:clips:cellPosition:hostsSwiftUI:))
      isModal.accept(&visitor)
      elementsHidden.accept(&visitor)
    }
  }
}
