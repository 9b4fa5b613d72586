internal import Interface

/// Views beside or below each other.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  public static let spacingUseSystem: CGFloat = 8
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  override func description(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    // A view that is hidden takes no space in a stack (Apple's reference of UIStackView).
    let shown = arrangedSubviews.filter { $0.superview === self && !$0.isHidden }
    var stack = emitter.make(
      axis == .vertical ? .vstack : .hstack, path, part: "arranged", children: emitter.views(inside: shown))
    stack.spacing = Double(spacing)
    if axis == .vertical, alignment != .center { stack.alignment = .leading }
    let others = subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    return emitter.make(.view, path, children: [stack] + emitter.views(inside: others))
  }
}
