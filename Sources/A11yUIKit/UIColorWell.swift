internal import Interface

/// A control that opens a choice of colors.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true
  public static func appearance() -> UIColorWell { UIColorWell() }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.colorPicker, emitter.path(of: self), emitter.text(title ?? ""))
    if !isEnabled { view.enabled = false }
    return view
  }
}
