import Interface
import Layout

/// A phone of 390 × 844 points with three pixels per point, as most recorded frames come from one.
let phone = Canvas(size: Size(width: 390, height: 844), idiom: .phone, platform: Platform(.iOS, 18), scale: 3)

extension View {
  static func text(_ text: String) -> View {
    View(.text, .text(.constant(text)))
  }

  static func symbol(_ name: String) -> View {
    View(.image, .symbol(.constant(name)))
  }

  static func button(symbol name: String) -> View { View(.button, .symbol(.constant(name))) }

  static func button(_ title: String) -> View { View(.button, .text(.constant(title))) }

  static func box(_ width: Double, _ height: Double) -> View {
    View(.rectangle).with {
      $0.layout = [.size(SizeLimits(width: LengthLimits(width), height: LengthLimits(height)))]
    }
  }

  static func hstack(_ children: [View]) -> View {
    View(.hstack, children: children)
  }

  static func vstack(_ children: [View]) -> View {
    View(.vstack, children: children)
  }

  static var spacer: View { View(.spacer) }
}

/// Places views on a canvas without bars.
func layOut(_ views: [View], on canvas: Canvas = phone, _ settings: Settings = Settings()) -> [PlacedView] {
  Array(place(Screen(views: views), on: canvas, settings: settings))
}

/// Places one view on a canvas of its own size at most.
func layOut(_ view: View, in width: Double, _ height: Double, _ settings: Settings = Settings()) -> PlacedView? {
  var canvas = phone
  canvas.size = Size(width: width, height: height)
  return layOut([view], on: canvas, settings).first
}

extension PlacedView {
  /// The frames of the view's parts.
  var partFrames: [Frame] { parts.compactMap(\.frame) }

  /// The view and all that it is made of, outermost first.
  var flattened: [PlacedView] { [self] + parts.flatMap(\.flattened) }

  /// The first view in it that holds a text.
  func holding(_ text: String) -> PlacedView? { flattened.first { $0.view.title == text } }
}

extension Frame {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The frame to a tenth of a point.
  var rounded: Frame {
    func tenth(_ length: Double) -> Double { (length * 10).rounded() / 10 }
    return Frame(tenth(x), tenth(y), tenth(width), tenth(height))
  }
}
