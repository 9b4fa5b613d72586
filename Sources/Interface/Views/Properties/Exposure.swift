extension View {
  /// Whether a view is there, and whether and how it is an element.
  package struct Exposure: PropertyGroup, Expressive {
    /// The view is there only while this holds.
    package var condition: Dynamic<Bool>?
    /// Whether accessibility passes over the view.
    package var hidden: Dynamic<Bool>?
    /// How opaque the view is, from 0 to 1; at 0 accessibility passes over it.
    package var opacity: Dynamic<Double>?
    /// Whether an image carries no meaning.
    package var decorative = false
    /// What becomes of the elements inside: SwiftUI's `accessibilityElement(children:)`.
    package var childBehavior: ChildBehavior?
    /// Whether an element without a name is named by all that is inside, as a view of React Native's is.
    package var joinsNames = false
    /// The toolkit that it is made with, where that is not UIKit or SwiftUI.
    package var toolkit: Toolkit?
    /// Elements of higher priority are read first among their neighbors.
    package var sortPriority: Dynamic<Double>?
    /// The view that accessibility sees in place of this one.
    package var representation: Box<View>?
    /// Findings at the view, or inside of it, that its author knows of.
    package var acceptances: [Acceptance] = []

    package static let unset = Exposure()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: Exposure.init(
          condition:hidden:opacity:decorative:childBehavior:joinsNames:toolkit:sortPriority:representation:acceptances:
        ))
      condition.accept(&visitor)
      hidden.accept(&visitor)
      opacity.accept(&visitor)
      sortPriority.accept(&visitor)
      representation.accept(&visitor)
    }
  }
}
