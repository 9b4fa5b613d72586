extension View {
  /// How a view looks and how it arranges what is in it.
  package struct Appearance: PropertyGroup, Expressive {
    /// A text style such as headline, with size and weight.
    package var font: String?
    /// The color of the text or shape: a name of the system's, or hexadecimal digits.
    package var color: Dynamic<String>?
    /// The color behind the view, in the same words.
    package var backgroundColor: Dynamic<String>?
    /// The appearance in which the view, and all that is in it, is drawn, whatever the person has set.
    package var colorScheme: Setting.Appearance?
    /// What the view is of the system's own; `nil` for all that authors write.
    package var systemPart: SystemPart?
    /// What blurs what is behind the view.
    package var material: Material?
    /// Whether the view, and all that is in it, keeps its colors while Smart Invert is on; `nil` leaves it to what is around.
    package var ignoresInvertColors: Dynamic<Bool>?
    package var isUnderlined = false
    package var isItalic = false
    /// How the letters are drawn, whatever is written; nothing of it is heard.
    package var textCase: TextCase?
    /// What is done to the view's place and size, in the order in which it is written.
    package var layout: [LayoutModifier] = []
    /// The distance between the views inside.
    package var spacing: Double?
    /// Where the views inside stand across the direction of the stack.
    package var alignment: Alignment?
    /// The direction in which a scroll view scrolls.
    package var axis: Axis?
    /// How many columns a grid without rows of its own has.
    package var columnCount: Int?
    /// The least length of a spacer.
    package var minLength: Double?
    /// Whether a navigation bar shows its title large, below the buttons.
    package var hasLargeTitle = false
    package var lineLimit: Int?
    /// Between which text sizes the view, and all that is in it, is shown, whatever the person has set.
    package var textSizes: TextSizeLimits?
    /// How small a text may become to fit, where 1 is its size.
    package var minimumScaleFactor: Double?
    package var multilineTextAlignment: HorizontalAlignment?
    /// Whether an image fills the space that it is offered.
    package var resizable = false

    package static let unset = Appearance()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: Appearance.init(
          font:color:backgroundColor:colorScheme:systemPart:material:ignoresInvertColors:isUnderlined:isItalic:textCase:
          layout:spacing:alignment:axis:columnCount:minLength:hasLargeTitle:lineLimit:textSizes:minimumScaleFactor:
          multilineTextAlignment:resizable:))
      color.accept(&visitor)
      backgroundColor.accept(&visitor)
      ignoresInvertColors.accept(&visitor)
      layout.accept(&visitor)
    }
  }
}

/// What a view is to the system, which puts it there by itself or treats it otherwise than others.
package enum SystemPart: Sendable, Hashable {
  /// A sheet that is an open menu.
  case openMenu
  /// What is heard and not drawn, such as the region around a menu that closes it.
  case unseen
  /// A wheel of a timer, whose words are the system's.
  case timerWheel
  /// The button of an alert that leaves everything as it is, whatever it is called.
  case cancelButton
  /// A question of UIKit's, to which the system adds no button; and whether it stands by what the person touched.
  case uiKitQuestion(isAnchored: Bool)
}

/// How the letters of a text are drawn.
package enum TextCase: String, Sendable, CaseIterable {
  case uppercase, lowercase
}
