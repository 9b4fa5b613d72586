/// Core Graphics' path: one of SwiftUI's by another name.
public final class CGPath: Sendable {
  let path: Path
  package init(_ path: Path) { self.path = path }
  public convenience init() { self.init(Path()) }
  public var boundingBox: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
}

/// A layer in the form of a path.
open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var strokeColor: CGColor?
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
  public var lineWidth: CGFloat = 1
  public var lineDashPattern: [NSNumber]?
  public var lineDashPhase: CGFloat = 0
}
