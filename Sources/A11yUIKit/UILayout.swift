/// Constraints between UIKit's views: code sets them, and nothing is laid out by them.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public var isActive = false
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority.required
  public var identifier: String?
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, a center or a length of a view's.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<UIView>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<UIWindow>
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant length: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(greaterThanOrEqualToConstant length: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(lessThanOrEqualToConstant length: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// What has edges to which constraints hold.
@preconcurrency @MainActor public protocol _LaidOut: AnyObject {}
extension _LaidOut {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
@preconcurrency @MainActor open class UILayoutGuide: NSObject, _LaidOut {
  public var layoutFrame: CGRect { .zero }
}
extension UIView: _LaidOut {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets()
}
