extension View {
  /// Whether a view is there, and whether and how it is an element.
  public struct Exposure: PropertyGroup, Expressive {
    /// The view is there only while this holds.
    public var condition: Dynamic<Bool>?
    /// Whether accessibility passes over the view.
    public var hidden: Dynamic<Bool>?
    /// How opaque the view is, from 0 to 1; at 0 accessibility passes over it.
    public var opacity: Dynamic<Double>?
    /// Whether an image carries no meaning.
    public var decorative = false
    /// What becomes of the elements inside: SwiftUI's `accessibilityElement(children:)`.
    public var childBehavior: ChildBehavior?
    /// Elements of higher priority are read first among their neighbors.
    public var sortPriority: Dynamic<Double>?
    /// The view that accessibility sees in place of this one.
    public var representation: Box<View>?
    /// Findings at the view, or inside of it, that its author knows of.
    package var acceptances: [Acceptance] = []

    public static let unset = Exposure()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      condition.accept(&visitor)
      hidden.accept(&visitor)
      opacity.accept(&visitor)
      sortPriority.accept(&visitor)
      representation.accept(&visitor)
    }
  }
}
