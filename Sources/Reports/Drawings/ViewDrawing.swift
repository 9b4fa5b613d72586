internal import Colors
internal import Interface
internal import Layout

/// How views of a kind are drawn, besides the words and symbols in them; what a kind says nothing about is as in all others.
protocol ViewDrawing {
  /// Whether the layout's words and symbols are left to ``paintInFront(of:at:in:with:)``.
  static var drawsItself: Bool { get }

  /// Changes what the view and all that is in it look like.
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme)

  /// The places of the rows among the view's parts, where what stands above and below them is a note to them; `nil` where
  /// there are no notes.
  static func rowPlaces(of view: View) -> Range<Int>?

  /// The color of the view's own text at a place among its texts.
  static func color(ofText position: Int, of view: View, in style: Style, _ theme: Theme) -> Color

  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color

  /// Draws what lies behind the words.
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter)

  /// Draws what a control is set to, where the layout has a place for it.
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter)

  /// Draws what lies in front of everything else in the view.
  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter)
}

extension ViewDrawing {
  static var drawsItself: Bool { false }

  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {}

  static func rowPlaces(of view: View) -> Range<Int>? { nil }

  static func color(ofText position: Int, of view: View, in style: Style, _ theme: Theme) -> Color { style.ink }

  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color { style.ink }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {}

  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {}

  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {}
}

/// What only holds others, or shows nothing but its words.
enum PlainDrawing: ViewDrawing {}
