public import A11yUIKit
public import Foundation

// Bodies that nothing moves and that touch nothing, since no frame is drawn.

open class SKPhysicsBody: NSObject, @unchecked Sendable {
  public internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var usesPreciseCollisionDetection = false

  public init(circleOfRadius radius: CGFloat) {}
  public init(circleOfRadius radius: CGFloat, center: CGPoint) {}
  public init(rectangleOf size: CGSize) {}
  public init(rectangleOf size: CGSize, center: CGPoint) {}
  public init(texture: SKTexture, size: CGSize) {}
  public init(polygonFrom path: CGPath) {}
  public init(edgeLoopFrom rectangle: CGRect) {}
  public init(edgeLoopFrom path: CGPath) {}
  public init(edgeFrom start: CGPoint, to end: CGPoint) {}

  open func applyForce(_ force: CGVector) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

open class SKPhysicsWorld: NSObject, @unchecked Sendable {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Where two bodies touch each other, which no two do here.
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  public let contactPoint = CGPoint.zero
  public let collisionImpulse: CGFloat = 0
  init(_ first: SKPhysicsBody, _ second: SKPhysicsBody) { (bodyA, bodyB) = (first, second) }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
