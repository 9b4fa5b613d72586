extension View {
  /// How a view looks and how it arranges what is in it.
  public struct Appearance: PropertyGroup, Expressive {
    /// A text style such as headline, with size and weight.
    public var font: String?
    public var color: String?
    /// What is done to the view's place and size, in the order in which it is written.
    public var layout: [LayoutModifier] = []
    /// The distance between the views inside.
    public var spacing: Double?
    /// Where the views inside stand across the direction of the stack.
    public var alignment: Alignment?
    /// The direction in which a scroll view scrolls.
    public var axis: Axis?
    /// How many columns a grid without rows of its own has.
    public var columnCount: Int?
    /// The least length of a spacer.
    public var minLength: Double?
    /// Whether a navigation bar shows its title large, below the buttons.
    public var hasLargeTitle = false
    public var lineLimit: Int?
    /// How small a text may become to fit, where 1 is its size.
    public var minimumScaleFactor: Double?
    public var multilineTextAlignment: HorizontalAlignment?
    /// Whether an image fills the space that it is offered.
    public var resizable = false

    public static let unset = Appearance()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) { layout.accept(&visitor) }
  }
}
